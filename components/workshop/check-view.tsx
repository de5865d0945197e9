import { StaticHtml } from '../mdx/static-html.client';
import button from '../ui/button.module.css';
import { checkMarkup } from './check-markup';

/** The tool that checks manifests. */
export const CheckView = () => <StaticHtml html={checkMarkup(button.buttonSecondary ?? '')} />;
