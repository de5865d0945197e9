/** Wraps a list of a route's pages for `generateStaticParams`: a build renders them all, `npm run dev` each only on request. */
export const onlyInBuild =
  <Params>(listParams: () => Params[]) =>
  (): Params[] =>
    process.env.NODE_ENV === 'production' ? listParams() : [];
