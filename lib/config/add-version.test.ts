import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addVersion } from './add-version';

it.each(['lib/config/site.ts', 'e2e/fixture-site/site.ts'])(
  'an added version is the last in %s, and can be chosen',
  (file) => {
    const values = addVersion(readFileSync(file, 'utf8'), '4.0');
    expect(values).toMatch(
      /folder: '[^']+'[^{}]*\},\s*\{ name: '4\.0', label: '4\.0', path: '4\.0', [^}]*\},\s*\],\s*sidebars/,
    );
    expect(values.match(/docsVersionDropdown/g)).toHaveLength(1);
    expect(addVersion(values, '3.0').match(/name: '(?:4|3)\.0'/g)).toEqual(["name: '4.0'", "name: '3.0'"]);
  },
);
