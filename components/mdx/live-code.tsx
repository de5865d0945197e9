import { hrefTo } from '../ui/href-to';
import { LiveCodeBlock } from './live-code-on-demand.client';

type LiveCodeProps = Readonly<{ code: string; /** Of the fence. */ language: string; title?: string }>;

/** A code block that readers can edit, with its result beside it; without JavaScript the highlighted code. */
export const LiveCode = ({ code, language, title }: LiveCodeProps) => (
  <LiveCodeBlock {...{ code, language, title }} sandboxUrl={hrefTo('/live/sandbox.html')} />
);
