import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Helpers that plugins in any folder may use: nodes, reports, the file's data, the cache. */
const pipelineHelpers = ['hast', 'nodes', 'jsx-attributes', 'report', 'file-data', 'disk-cache', 'sources'].map(
  (file) => `lib/mdx/${file}.ts`,
);

/** Readers of data files: text, format, mistakes. */
const fileReaders = ['checked', 'parse-yaml', 'read-text', 'read-yaml-file'].map((file) => `lib/content/${file}.ts`);

/** The import table of lib/README.md: what each folder may import in addition to itself and npm packages. */
const rooms = {
  'lib/errors': [],
  'lib/files': [],
  'lib/config': ['lib/errors'],
  'lib/content': ['lib/config', 'lib/errors', 'lib/files'],
  'lib/nav': ['lib/content', 'lib/config', 'lib/errors'],
  'lib/blog': ['lib/content', 'lib/config', 'lib/errors'],
  'lib/feeds': ['lib/content', 'lib/config', 'lib/errors'],
  'lib/seo': ['lib/content', 'lib/config', 'lib/errors'],
  'lib/social': [],
  'lib/export': ['lib/urls', 'lib/config', 'lib/files'],
  'lib/next-output': ['lib/files'],
  'lib/hosting': ['lib/config'],
  'lib/offline': [
    'lib/search/browser',
    'lib/search/common',
    'lib/links/rewrite-addresses.ts',
    'lib/mdx/hast.ts',
    'lib/config',
  ],
  'lib/live': ['lib/config'],
  'lib/samples': ['lib/live', 'lib/code/fences.ts', 'lib/content/read-toolkit.ts', 'lib/config', 'lib/errors'],
  'lib/tools': ['lib/samples', 'lib/config', 'lib/errors', '.generated'],
  'lib/code': ['lib/config', 'lib/errors', ...pipelineHelpers],
  'lib/diagrams': ['lib/code/fenced-blocks.ts', 'lib/config', 'lib/errors', ...pipelineHelpers],
  'lib/data-tables': ['lib/config', 'lib/errors', 'lib/files', ...fileReaders, ...pipelineHelpers],
  'lib/mdx': [
    'lib/code',
    'lib/diagrams',
    'lib/data-tables',
    'lib/tools/symptom-pattern.ts',
    'lib/content/types.ts',
    'lib/config',
    'lib/errors',
    'lib/files',
  ],
  'lib/print': ['lib/mdx/hast.ts', 'lib/config'],
  'lib/links': ['lib/content', 'lib/mdx/types.ts', 'lib/config', 'lib/errors', 'lib/files'],
  'lib/search': ['lib/content', 'lib/mdx/types.ts', 'lib/config', 'lib/errors'],
  'lib/search/browser': ['lib/search/common', 'lib/config'],
  'lib/search/common': [],
  'lib/urls': ['lib/content', 'lib/config', 'lib/errors'],
  'lib/supply': ['lib/config', 'lib/errors'],
  'lib/toolkit': ['lib/content', 'lib/data-tables', 'lib/errors', 'lib/files'],
  'lib/import': [
    'lib/content',
    ...['markup-faults', 'opening-place', 'plain-syntax'].map((file) => `lib/mdx/${file}.ts`),
    'lib/config',
    'lib/errors',
    ...pipelineHelpers,
  ],
  'lib/site': ['lib'],
  components: [
    'lib/live',
    'lib/tools',
    'lib/search/common',
    'lib/search/browser',
    'lib/offline/page-file.ts',
    'lib/config',
    'lib/site/types.ts',
    'lib/content/types.ts',
    'lib/mdx/types.ts',
    '.generated',
  ],
  app: ['lib/site', 'lib/config', 'lib/errors', 'lib/mdx/types.ts', 'components', '.generated'],
  scripts: ['lib'],
};

const project = ['lib', 'app', 'components', 'scripts', 'e2e', '.generated'];

const zones = Object.entries(rooms).map(([room, allowed]) => ({
  target: `./${room}`,
  from: project.map((folder) => `./${folder}`),
  except: [],
  allowed,
}));

const restrictedPaths = zones.map(({ target, allowed }) => ({
  target: `${target}/**/!(*.test).{ts,tsx,mjs}`,
  from: `./{${project.join(',')}}/**/*`,
  except: [
    `**/${target.slice(2)}/**`,
    ...allowed.map((path) => (path.endsWith('.ts') ? `**/${path}` : `**/${path}/**`)),
  ],
  message: 'The import table in lib/README.md does not allow this.',
}));

export default tseslint.config(
  {
    ignores: [
      '.next/',
      '.next-export/',
      '.cache/',
      '.generated/',
      'deploy/',
      'out/',
      'out.previous/',
      'public/',
      'lib/**/fixtures/',
      'next-env.d.ts',
      'test-results/',
    ],
  },
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.strict,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ noWarnOnMultipleProjects: true })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: restrictedPaths }],
      // Type imports may be circular: they do not exist at runtime.
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: 'sharp',
          message: "Its ES module needs a newer Node than 20.9: take it with createRequire(import.meta.url)('sharp').",
          allowTypeImports: true,
        },
      ],
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXAttribute[name.name="style"]', message: 'The policy forbids inline style: use a class.' },
        {
          selector: 'JSXOpeningElement[name.name="style"]',
          message: 'The policy forbids inline style: use a CSS module.',
        },
      ],
      eqeqeq: ['error', 'always'],
    },
  },
  { files: ['**/*.tsx', '**/*.client.ts'], ...reactHooks.configs.flat.recommended },
  { files: ['**/*.test.{ts,tsx}', 'e2e/**'], rules: { 'max-lines-per-function': 'off' } },
);
