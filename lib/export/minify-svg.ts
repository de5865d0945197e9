/** Comment, CDATA section, instruction, document type, tag or text. A tag may hold `>` within quotes. */
const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<![^>]*>|<(\/?)([^\s/>]+)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+/g;
const attribute = /\s+([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g;

/** Names that editors keep their own notes under. */
const notes = /^(?:xmlns:)?(?:inkscape|sodipodi|sketch|figma|serif|krita|rdf|cc|dc)(?::|$)/;
const isNote = (name: string): boolean => name === 'metadata' || notes.test(name);

/** Elements within which each space counts. */
const verbatim = /^(?:text|style|script|title|desc|pre)$/;

const cleanTag = (slash: string, name: string, rest: string): string => {
  const attributes = [...rest.matchAll(attribute)].filter(([, key = '']) => !notes.test(key));
  const end = /\/\s*$/.test(rest.replace(attribute, '')) ? '/' : '';
  return `<${slash}${name}${attributes.map(([, key = '', value = '']) => ` ${key}=${value}`).join('')}${end}>`;
};

/** A drawing with entities of its own, in another encoding, or that preserves space, takes more knowledge than this. */
const isBeyond = (svg: string): boolean =>
  /<!ENTITY|xml:space\s*=\s*["']preserve|white-space|<\?xml[^>]*encoding=["'](?!utf-8)/i.test(svg);

/** Takes a drawing and gives it without what no browser shows: comments, metadata, notes of editors, the XML declaration, and space between elements where it does not count. */
export function minifySvg(svg: string): string {
  if (isBeyond(svg)) return svg;
  const kept: string[] = [];
  const outer: string[] = [];
  const isIn = (matches: (name: string) => boolean): boolean => outer.some(matches);
  for (const [whole, slash = '', name, rest = ''] of svg.matchAll(token)) {
    const isText = name === undefined && (!whole.startsWith('<') || whole.startsWith('<![CDATA['));
    if (isText && !isIn(isNote) && (whole.trim() !== '' || isIn((each) => verbatim.test(each)))) kept.push(whole);
    if (name === undefined) continue;
    if (slash !== '') outer.pop();
    if (!isNote(name) && !isIn(isNote)) kept.push(cleanTag(slash, name, rest));
    if (slash === '' && !/\/\s*$/.test(rest)) outer.push(name);
  }
  return `${kept.join('').trim()}\n`;
}
