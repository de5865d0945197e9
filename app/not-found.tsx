/**
 * Under `npm run dev`: what a page becomes when its file is deleted. A build never shows it, because unknown addresses get `global-not-found`;
 * there it only keeps Next's own, with its inline styles, out of every page's data.
 */
export default async function NotFound() {
  if (process.env.NODE_ENV !== 'production') {
    const { GonePage } = await import('@/components/feedback/gone-page.client');
    const { revision } = await import('@/.generated/revision');
    return <GonePage revision={revision} />;
  }
  return null;
}
