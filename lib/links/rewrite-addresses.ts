/** Where an address is written: in a link or picture, a reference, an attribute, an import. */
const written = /(\]\(<?|^ *\[[^\]]+\]: *<?|\b(?:href|src)="|^import [^'"]*['"])([^\s)>"']+)/g;
const fenceMark = /^[\s>]*(```+|~~~+)/;

/** The text of a content file with each address outside of code blocks as `rewrite` gives it. */
export function rewriteAddresses(text: string, rewrite: (address: string) => string): string {
  let fence: string | undefined;
  const lines = text.split('\n').map((line) => {
    const mark = fenceMark.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      return line;
    }
    fence = mark;
    return fence === undefined
      ? line.replace(written, (_all, before: string, address: string) => before + rewrite(address))
      : line;
  });
  return lines.join('\n');
}
