import { readExported, type TestedSite } from './sites';

/** Files that a page loads when the reader needs the runtime, with address and integrity: its data, and the files it names. */
export function lateScripts(site: TestedSite, html: string): (readonly [address: string, integrity: string])[] {
  const [, data] = /data-runtime="([^"]+)"/.exec(html) ?? [];
  if (data === undefined) return [];
  const code = readExported(site, (data.split(' ')[0] ?? '').slice(site.baseUrl.length));
  const [, runtime = '[]'] = /^self\.runtimeFiles=(\[.*?\]);$/m.exec(code) ?? [];
  return [data, ...(JSON.parse(runtime) as string[])].map((source) => {
    const [address = '', integrity = ''] = source.split(' ');
    return [address, integrity];
  });
}
