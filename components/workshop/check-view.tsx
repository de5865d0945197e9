import { StaticHtml } from '../mdx/static-html.client';
import { checkMarkup } from './check-markup';

/** The tool that checks manifests. */
export const CheckView = () => <StaticHtml html={checkMarkup('button-secondary')} />;
