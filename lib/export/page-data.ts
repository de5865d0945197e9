/** The script by which Next hands a piece of a page's data to its runtime. */
const piece = /^self\.__next_f\.push\((\[1,"[^]*"\])\)$/;

/** Text as a JavaScript literal; in single quotes, because the data is full of double ones. */
const literal = (text: string): string =>
  `'${text.replace(/[\\'\n\r\u2028\u2029]/g, (character) => (character === '\\' || character === "'" ? `\\${character}` : JSON.stringify(character).slice(1, -1)))}'`;

/** Takes the inline scripts of a page, in order, and a filter of its data, and gives one script that does what they do. */
export function joinPageData(scripts: readonly string[], filter: (data: string) => string): string {
  const pieces = scripts.flatMap((script) => piece.exec(script)?.[1] ?? []);
  const data = pieces.map((json) => (JSON.parse(json) as [1, string])[1]).join('');
  const others = scripts.filter((script) => !piece.test(script));
  return [...others, ...(data === '' ? [] : [`self.__next_f.push([1,${literal(filter(data))}])`])].join(';\n');
}
