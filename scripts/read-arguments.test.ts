import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const commands = Object.values(scripts).flatMap((command) => /compiled\.mjs (\S+)/.exec(command)?.[1] ?? []);

/** Read by hand: these take queries such as `--set`, only counts, or what Playwright and the build take. */
const readByHand = ['search', 'bench-scale', 'test-exhaustive', 'build-locale'];

it.each([...new Set(commands)].filter((name) => !readByHand.includes(name)))('%s refuses an unknown option', (name) => {
  expect(readFileSync(`scripts/${name}.ts`, 'utf8')).toMatch(/^.*\breadArguments\(\{/m);
});
