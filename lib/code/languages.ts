import type { BundledLanguage } from 'shiki/langs';

export type CodeLanguage = Readonly<{
  /** Name in markup and in the list that errors print. */
  name: string;
  /** Name for readers. */
  label: string;
  /** Shiki's grammar; left out where text is shown as it is. */
  grammar?: BundledLanguage;
  /** Other names authors may write. */
  aliases?: readonly string[];
}>;

const languages: readonly CodeLanguage[] = [
  { name: 'bash', label: 'Shell', grammar: 'shellscript', aliases: ['sh', 'shell', 'zsh', 'console', 'shell-session'] },
  { name: 'css', label: 'CSS', grammar: 'css' },
  { name: 'diff', label: 'Diff', grammar: 'diff', aliases: ['patch'] },
  { name: 'dockerfile', label: 'Dockerfile', grammar: 'docker', aliases: ['docker', 'containerfile'] },
  { name: 'go', label: 'Go', grammar: 'go', aliases: ['golang'] },
  // Not YAML until Helm has rendered it, so samples in it are not checked as YAML.
  { name: 'gotmpl', label: 'Helm template', grammar: 'yaml', aliases: ['helm', 'tpl'] },
  { name: 'html', label: 'HTML', grammar: 'html', aliases: ['htm'] },
  { name: 'http', label: 'HTTP', grammar: 'http' },
  { name: 'ini', label: 'INI', grammar: 'ini', aliases: ['conf', 'cfg'] },
  { name: 'java', label: 'Java', grammar: 'java' },
  { name: 'javascript', label: 'JavaScript', grammar: 'javascript', aliases: ['js', 'mjs', 'cjs'] },
  { name: 'json', label: 'JSON', grammar: 'json' },
  { name: 'jsx', label: 'JSX', grammar: 'jsx' },
  { name: 'makefile', label: 'Makefile', grammar: 'make', aliases: ['make', 'mk'] },
  { name: 'markdown', label: 'Markdown', grammar: 'markdown', aliases: ['md', 'mdx'] },
  { name: 'mermaid', label: 'Diagram' },
  { name: 'properties', label: 'Properties', grammar: 'properties' },
  { name: 'python', label: 'Python', grammar: 'python', aliases: ['py'] },
  { name: 'rust', label: 'Rust', grammar: 'rust', aliases: ['rs'] },
  { name: 'sql', label: 'SQL', grammar: 'sql' },
  { name: 'text', label: 'Text', aliases: ['txt', 'plain', 'plaintext'] },
  { name: 'toml', label: 'TOML', grammar: 'toml' },
  { name: 'tsx', label: 'TSX', grammar: 'tsx' },
  { name: 'typescript', label: 'TypeScript', grammar: 'typescript', aliases: ['ts'] },
  { name: 'xml', label: 'XML', grammar: 'xml', aliases: ['svg'] },
  { name: 'yaml', label: 'YAML', grammar: 'yaml', aliases: ['yml'] },
];

/** The site's languages by every name that may follow a fence; any other name is an error. A grammar is loaded only once a block uses it. */
export const codeLanguages: ReadonlyMap<string, CodeLanguage> = new Map(
  languages.flatMap((language) =>
    [language.name, ...(language.aliases ?? [])].map((name) => [name, language] as const),
  ),
);
