import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Parser, Processor } from 'unified';
import type { VFile } from 'vfile';
import { findMergeMarker } from '../errors/find-merge-marker';
import { bracketTitles, unbracketCode } from './directive-titles';
import { explainSyntaxError } from './explain-syntax-error';
import { maskFault } from './mask-fault';
import type { SyntaxFault } from './opening-place';
import { type Construct, type Extension, plainSyntax } from './plain-syntax';
import { report } from './report';

type ParserExtensions = { micromarkExtensions?: Extension[]; fromMarkdownExtensions?: unknown[] };

/** Only `:::container` directives: a colon or two in prose stay text. */
function containerDirectives(): Extension {
  const constructs: Construct[] = [directive().flow?.[58] ?? []].flat();
  return { flow: { 58: constructs.filter(({ concrete }) => concrete) } };
}

/** Teaches the parser the dialect; a text that cannot be parsed becomes an issue and an empty tree, so that every file is reported at once. */
export function remarkSyntax(this: Processor): void {
  const data = this.data() as ParserExtensions;
  // Later extensions are tried first, so comments and heading ids are tried before JSX and expressions.
  const extensions = (data.micromarkExtensions ??= []);
  extensions.push(containerDirectives(), ...plainSyntax(extensions));
  (data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown());
  const parse = this.parser as Parser<Root>;
  this.parser = ((text: string, file: VFile) => parseSafely(parse, text, file)) as Parser<Root>;
}

function parseSafely(parse: Parser<Root>, text: string, file: VFile): Root {
  const marker = findMergeMarker(text);
  const tree = marker ? undefined : parseOrReport(parse, bracketTitles(text), file);
  if (marker) report(file, { ...marker, rule: 'mdx-syntax', place: marker });
  if (tree) unbracketCode(tree, text);
  return tree ?? { type: 'root', children: [] };
}

/** Each mistake costs another parse, and an author who has fixed this many runs the check again anyway. */
const maxFaults = 20;

/** Returns the tree of a text; reports a syntax error, then masks it and parses again to find further errors. */
function parseOrReport(parse: Parser<Root>, text: string, file: VFile, left = maxFaults): Root | undefined {
  try {
    return parse(text, file);
  } catch (error) {
    if (!isSyntaxFault(error)) throw error;
    report(file, explainSyntaxError(error, text));
    const masked = left > 1 ? maskFault(text, error) : undefined;
    if (masked !== undefined) parseOrReport(parse, masked, file, left - 1);
    return undefined;
  }
}

const isSyntaxFault = (error: unknown): error is SyntaxFault =>
  error instanceof Error && 'ruleId' in error && 'reason' in error;
