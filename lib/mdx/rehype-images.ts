import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { withBase } from '../config/routes';
import { type ContentImage, readContentImage, unreadable } from './content-image';
import type { PipelineContext } from './context';
import { isSmallerEncoded, servedWidths } from './encode-image';
import { element, elementsIn, textProperty } from './hast';
import { report } from './report';
import { isExternal } from '../config/address';
import type { ContentAsset } from './types';

/** Gives every picture its real size, its public address and smaller AVIF files, and lists the files to make in `file.data.assets`; a missing file or alternative text is an error. */
export function rehypeImages({ context }: { readonly context: PipelineContext }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const assets = new Map<string, ContentAsset>();
    for (const [index, node] of elementsIn(tree, 'img').entries()) {
      const picture = await readPicture(node, file, context);
      if (!picture) continue;
      const { image, encoded } = picture;
      setAttributes(node, image, context.baseUrl);
      // The first picture may be in sight from the start.
      if (index > 0) Object.assign(node.properties, { loading: 'lazy', decoding: 'async' });
      if (encoded.length > 0) Object.assign(node, withSource({ ...node }, encoded, context.baseUrl));
      for (const asset of [...(image.asset ? [image.asset] : []), ...encoded]) assets.set(asset.to, asset);
    }
    file.data.assets = [...assets.values()];
  };
}

type Picture = Readonly<{
  image: ContentImage;
  /** AVIF files, the narrowest first; empty if AVIF is not smaller. */ encoded: readonly Encoded[];
}>;

type Encoded = ContentAsset & Readonly<{ width: number }>;

async function readPicture(node: Element, file: VFile, context: PipelineContext): Promise<Picture | undefined> {
  checkAlternative(node, file);
  const written = textProperty(node, 'src') ?? '';
  // Remote pictures are reported with all other remote sources.
  if (isExternal(written)) return undefined;
  const image = readContentImage(written, { file: file.path, context });
  // Encoding fails for a picture that is damaged after its header.
  const picture = 'problem' in image ? image : await encode(image).catch(() => unreadable(written));
  if (!('problem' in picture)) return picture;
  report(file, { ...picture.problem, place: node });
  return undefined;
}

async function encode(image: ContentImage): Promise<Picture> {
  const { file, encodedAt } = image;
  const widths = [...new Set(servedWidths.map((width) => Math.min(width, image.width)))];
  if (!(await isSmallerEncoded(file, Math.max(...widths)))) return { image, encoded: [] };
  return { image, encoded: widths.map((width) => ({ from: file, to: `${encodedAt}-${String(width)}.avif`, width })) };
}

/** Width at which a picture is shown: `--measure` of the style sheets, or the whole viewport. */
const sizes = '(min-width: 44rem) 44rem, 100vw';

/** The browser picks the smallest width that suffices. */
function withSource(node: Element, encoded: readonly Encoded[], baseUrl: string): Element {
  const srcSet = encoded.map(({ to, width }) => `${withBase(baseUrl, encodeURI(to))} ${String(width)}w`).join(', ');
  return element('picture', {}, [element('source', { srcSet, sizes, type: 'image/avif' }), node]);
}

function checkAlternative(node: Element, file: VFile): void {
  if ((textProperty(node, 'alt') ?? '').trim() !== '') return;
  const message = 'A picture has no text for readers who cannot see it.';
  const hint = 'Say between the square brackets, or in alt="…", what the picture shows.';
  report(file, { rule: 'image-alt', message, hint, place: node });
}

/** Keeps an author's own width or height; the other one follows the real proportions. */
function setAttributes(node: Element, image: ContentImage, baseUrl: string): void {
  const width = Number(node.properties['width']) || undefined;
  const height = Number(node.properties['height']) || undefined;
  node.properties = {
    ...node.properties,
    src: withBase(baseUrl, encodeURI(image.href)),
    width: width ?? Math.round(height === undefined ? image.width : (height * image.width) / image.height),
    height: height ?? Math.round(width === undefined ? image.height : (width * image.height) / image.width),
  };
}
