/** Code within a line, or an address: in a link or picture, a reference, an attribute, an import. */
const codeOrAddress =
  /(?<![`\\])(`+)(?!`).*?(?<!`)\1(?!`)|(\]\(\s*<?|^[ >]*\[[^\]]+\]: *<?|\b(?:href|src)=\{?["']|^import [^'"]*['"])((?:\([^\s()]*\)|[^\s()>"'])+)/g;
/** A code block may open on the line of a list marker, but not close on one: such a line is part of the code. */
const opening = /^(?:[\s>]|[-+*]\s|\d+[.)]\s)*(```+(?=[^`]*$)|~~~+)/;
const closing = /^[\s>]*(```+|~~~+)\s*$/;

/** Passes each address outside of code in the text of a content file through `rewrite`. */
export function rewriteAddresses(text: string, rewrite: (address: string) => string): string {
  let fence: string | undefined;
  const lines = text.split('\n').map((line) => {
    if (fence !== undefined) {
      if (closing.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
      return line;
    }
    fence = opening.exec(line)?.[1];
    return fence === undefined
      ? line.replace(codeOrAddress, (all, _code, before: string | undefined, address: string) =>
          before === undefined ? all : before + rewrite(address),
        )
      : line;
  });
  return lines.join('\n');
}
