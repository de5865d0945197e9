import { createHash } from 'node:crypto';

/** A UUID made from content (RFC 9562, version 8). */
function contentUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** If a package depends on a tag such as "latest" instead of a range, npm rejects a lock file without download addresses. The result contains no ranges, so any will do. */
export const withoutTags = (lockFile: string): string => lockFile.replaceAll(': "latest"', ': "*"');

/** Makes a bill of materials by npm (CycloneDX, JSON) reproducible: no date, no random number, no version of npm. It names the version of Node.js instead. */
export function reproducibleSbom(text: string, nodeVersion: string): string {
  const { metadata, components, dependencies, ...format } = JSON.parse(text) as Record<string, object>;
  const { lifecycles, component } = metadata as Record<string, object>;
  const properties = [{ name: 'node:version', value: nodeVersion }];
  const content = { metadata: { lifecycles, component, properties }, components, dependencies };
  const serialNumber = `urn:uuid:${contentUuid(JSON.stringify(content))}`;
  return `${JSON.stringify({ ...format, serialNumber, ...content })}\n`;
}
