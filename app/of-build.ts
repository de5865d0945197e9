/** Takes what lists the pages of a route, for `generateStaticParams`: a build makes them all, `npm run dev` none before it is asked for. */
export const ofBuild =
  <Params>(list: () => Params[]) =>
  (): Params[] =>
    process.env.NODE_ENV === 'production' ? list() : [];
