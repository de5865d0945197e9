import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { withBase } from '../config/routes';
import { type ContentImage, type ImageProblem, readContentImage } from './content-image';
import { type PipelineContext, projectPath } from './context';
import { textProperty } from './hast';
import { report } from './report';
import { isExternal } from './resolve-link';
import type { ContentAsset } from './types';

/** Gives every picture its real size and public address, and lists those to copy in `file.data.assets`; a missing file or text is an error. */
export function rehypeImages({ context }: { readonly context: PipelineContext }) {
  return (tree: Root, file: VFile): void => {
    const assets = new Map<string, ContentAsset>();
    const place = { file: projectPath(file), context };
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'img') return;
      checkText(node, file);
      const written = textProperty(node, 'src') ?? '';
      // Remote pictures are reported with all other remote sources.
      if (isExternal(written)) return;
      const image = readContentImage(written, place);
      if ('problem' in image)
        return report(file, { rule: `${image.problem}-image`, ...explain(written, image), place: node });
      if (image.asset) assets.set(image.asset.to, image.asset);
      dress(node, image, context.baseUrl);
    });
    file.data.assets = [...assets.values()];
  };
}

function checkText(node: Element, file: VFile): void {
  if ((textProperty(node, 'alt') ?? '').trim() !== '') return;
  report(file, {
    rule: 'image-alt',
    message: 'A picture has no text for readers who cannot see it.',
    hint: 'Say between the square brackets, or in alt="…", what the picture tells.',
    place: node,
  });
}

type Explanation = Readonly<{ message: string; hint: string }>;

function explain(written: string, { problem, path }: ImageProblem): Explanation {
  switch (problem) {
    case 'unnamed':
      return {
        message: 'A picture has no address.',
        hint: 'Write its path between the round brackets, or in src="…".',
      };
    case 'missing':
      return {
        message: `The picture "${written}" does not exist.`,
        hint: `Put it at ${path}, or mend the address.`,
      };
    case 'active':
      return {
        message: `The drawing "${written}" holds a script, or asks another host.`,
        hint: 'Save it again as a plain SVG, without scripts, handlers and foreign addresses.',
      };
    case 'unreadable':
      return {
        message: `The picture "${written}" cannot be read.`,
        hint: 'Save it again as SVG, PNG, JPEG, WebP, AVIF or GIF.',
      };
  }
}

/** An author's own width or height is kept, the other one follows the real proportions. */
function dress(node: Element, image: ContentImage, baseUrl: string): void {
  const width = Number(node.properties['width']) || undefined;
  const height = Number(node.properties['height']) || undefined;
  node.properties = {
    ...node.properties,
    src: withBase(baseUrl, encodeURI(image.href)),
    width: width ?? Math.round(height === undefined ? image.width : (height * image.width) / image.height),
    height: height ?? Math.round(width === undefined ? image.height : (width * image.height) / image.width),
    loading: 'lazy',
    decoding: 'async',
  };
}
