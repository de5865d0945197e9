import type { Element, Parents, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { withBase } from '../config/routes';
import { type ContentImage, type ImageProblem, readContentImage } from './content-image';
import { type PipelineContext, projectPath } from './context';
import { element } from './hast';
import { textProperty } from './hast';
import { imageForms } from './image-forms';
import { report } from './report';
import { isExternal } from './resolve-link';
import type { ContentAsset } from './types';

/** Gives every picture its real size, its public address and smaller forms to choose from, and lists the files to make in `file.data.assets`; a missing file or text is an error. */
export function rehypeImages({ context }: { readonly context: PipelineContext }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const assets = new Map<string, ContentAsset>();
    for (const [index, { node, parent }] of picturesIn(tree).entries()) {
      const picture = await readPicture(node, file, context);
      if (!picture) continue;
      const { image, forms } = picture;
      dress(node, image, context.baseUrl);
      // The first picture may be in sight from the start.
      if (index > 0) Object.assign(node.properties, { loading: 'lazy', decoding: 'async' });
      if (forms.length > 0) parent.children[parent.children.indexOf(node)] = withForms(node, forms, context.baseUrl);
      for (const asset of [...(image.asset ? [image.asset] : []), ...forms]) assets.set(asset.to, asset);
    }
    file.data.assets = [...assets.values()];
  };
}

type Found = Readonly<{ node: Element; parent: Parents }>;

function picturesIn(tree: Root): Found[] {
  const found: Found[] = [];
  visit(tree, 'element', (node, _index, parent) => {
    if (node.tagName === 'img' && parent) found.push({ node, parent });
  });
  return found;
}

type Picture = Readonly<{
  image: ContentImage;
  /** Smaller than the picture itself. */ forms: readonly ContentAsset[];
}>;

async function readPicture(node: Element, file: VFile, context: PipelineContext): Promise<Picture | undefined> {
  checkText(node, file);
  const written = textProperty(node, 'src') ?? '';
  // Remote pictures are reported with all other remote sources.
  if (isExternal(written)) return undefined;
  const image = readContentImage(written, { file: projectPath(file), context });
  const picture = 'problem' in image ? image : await withItsForms(image);
  if (!('problem' in picture)) return picture;
  report(file, { rule: `${picture.problem}-image`, ...explain(written, picture), place: node });
  return undefined;
}

/** A picture of which only the start is sound is found out here. */
async function withItsForms(image: ContentImage): Promise<Picture | ImageProblem> {
  const { file, formsAt } = image;
  try {
    const forms = await imageForms(file);
    return { image, forms: forms.map((form) => ({ from: file, to: `${formsAt}.${form}`, form })) };
  } catch {
    return { problem: 'unreadable', path: file };
  }
}

/** The browser takes the first form that it knows. */
const withForms = (node: Element, forms: readonly ContentAsset[], baseUrl: string): Element =>
  element('picture', {}, [
    ...forms.map(({ to, form = '' }) =>
      element('source', { srcSet: withBase(baseUrl, encodeURI(to)), type: `image/${form}` }),
    ),
    node,
  ]);

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
  };
}
