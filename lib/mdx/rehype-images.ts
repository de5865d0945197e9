import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { withBase } from '../config/routes';
import { type ContentImage, readContentImage, unreadable } from './content-image';
import type { PipelineContext } from './context';
import { element, elementsIn, textProperty } from './hast';
import { imageForms, narrowerWidths, widest } from './image-forms';
import { report } from './report';
import { isExternal } from '../config/address';
import type { ContentAsset } from './types';

/** Gives every picture its real size, its public address and smaller forms to choose from, and lists the files to make in `file.data.assets`; a missing file or text is an error. */
export function rehypeImages({ context }: { readonly context: PipelineContext }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const assets = new Map<string, ContentAsset>();
    for (const [index, node] of elementsIn(tree, 'img').entries()) {
      const picture = await readPicture(node, file, context);
      if (!picture) continue;
      const { image, forms } = picture;
      dress(node, image, context.baseUrl);
      // The first picture may be in sight from the start.
      if (index > 0) Object.assign(node.properties, { loading: 'lazy', decoding: 'async' });
      if (forms.length > 0) Object.assign(node, withForms({ ...node }, picture, context.baseUrl));
      for (const asset of [...(image.asset ? [image.asset] : []), ...forms]) assets.set(asset.to, asset);
    }
    file.data.assets = [...assets.values()];
  };
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
  const image = readContentImage(written, { file: file.path, context });
  // A picture of which only the start is sound is found out by its forms.
  const picture = 'problem' in image ? image : await withItsForms(image).catch(() => unreadable(written));
  if (!('problem' in picture)) return picture;
  report(file, { ...picture.problem, place: node });
  return undefined;
}

async function withItsForms(image: ContentImage): Promise<Picture> {
  const { file, formsAt } = image;
  const widths = narrowerWidths.filter((width) => width < image.width);
  const forms = (await imageForms(file)).flatMap((form) => [
    ...widths.map((width) => ({ from: file, to: `${formsAt}-${String(width)}.${form}`, form, width })),
    { from: file, to: `${formsAt}.${form}`, form },
  ]);
  return { image, forms };
}

/** Width that a picture is shown with; `--measure` of the style sheets, or the whole screen. */
const sizes = '(min-width: 44rem) 44rem, 100vw';

/** The browser takes the first form that it knows, in the least width that is enough. */
function withForms(node: Element, { image, forms }: Picture, baseUrl: string): Element {
  const address = ({ to }: ContentAsset): string => withBase(baseUrl, encodeURI(to));
  const widthOf = ({ width = Math.min(image.width, widest) }: ContentAsset): string => `${String(width)}w`;
  const sources = [...new Set(forms.map(({ form = '' }) => form))].map((form) => {
    const assets = forms.filter((asset) => asset.form === form);
    const srcSet = assets.map((asset) =>
      assets.length === 1 ? address(asset) : `${address(asset)} ${widthOf(asset)}`,
    );
    return element('source', { srcSet: srcSet.join(', '), ...(assets.length > 1 && { sizes }), type: `image/${form}` });
  });
  return element('picture', {}, [...sources, node]);
}

function checkText(node: Element, file: VFile): void {
  if ((textProperty(node, 'alt') ?? '').trim() !== '') return;
  const message = 'A picture has no text for readers who cannot see it.';
  const hint = 'Say between the square brackets, or in alt="…", what the picture tells.';
  report(file, { rule: 'image-alt', message, hint, place: node });
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
