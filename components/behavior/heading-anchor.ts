import { strings } from '@/lib/config/strings';
import { announce } from './announce';
import { copyText, showCopied } from './copy-text';
import { onClick } from './on-click';

/** Makes a heading's link also copy its address; the jump itself stays the browser's. */
export function installHeadingAnchor(root: Document): () => void {
  return onClick<HTMLAnchorElement>(root, 'a.heading-anchor', (link) => void copyLink(root, link));
}

async function copyLink(root: Document, link: HTMLAnchorElement): Promise<void> {
  if (!(await copyText(root, link.href))) return;
  showCopied(link);
  announce(root, strings.copy.linkCopied);
}
