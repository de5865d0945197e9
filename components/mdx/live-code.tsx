import { withBase } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { LiveCodeBlock } from './live-code-on-demand.client';

export type LiveCodeProps = Readonly<{
  code: string;
  /** Language of the fence; default: JSX. */
  language?: string;
  title?: string;
  /** Highlighted code, as content of a `code` element. */
  html?: string;
}>;

/** A code block that readers can edit, with its result beside it; without JavaScript the highlighted code. */
export function LiveCode({ language = 'jsx', ...props }: LiveCodeProps) {
  return <LiveCodeBlock {...props} language={language} sandboxUrl={withBase(site.baseUrl, '/live/sandbox.html')} />;
}
