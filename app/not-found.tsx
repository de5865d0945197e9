/**
 * Under `npm run dev`: what a page becomes when its file is deleted. A build never shows it, as unknown addresses get `global-not-found`;
 * there it keeps the one that Next brings along, with its inline styles, out of every page's data.
 */
export default async function NotFound() {
  if (process.env.NODE_ENV !== 'production') {
    const { GonePage } = await import('@/components/feedback/gone-page.client');
    const { revision } = await import('@/.generated/revision');
    return <GonePage revision={revision} />;
  }
  return null;
}
