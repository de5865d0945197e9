import { defineSite } from './define-site';

export const site = defineSite({
  title: 'secureCodeBox',
  tagline:
    'Run security scanners in your Kubernetes cluster, on demand or on schedule, and get one kind of finding from all of them.',
  url: 'https://www.securecodebox.io',
  baseUrl: '/',
  favicon: '/static/favicon.svg',
  organizationName: 'secureCodeBox',
  projectName: 'secureCodeBox',
  keywords: [
    'security',
    'scanner',
    'automation',
    'devsecops',
    'vulnerability',
    'pipeline',
    'kubernetes',
    'docker',
    'cloud',
    'opensource',
    'owasp',
    'zap',
    'nmap',
    'nikto',
    'trivy',
    'wpscan',
    'sslyze',
    'wordpress',
    'joomla',
    'typo3',
  ],
  socialImage: '/og/home.png',
  editUrl: 'https://github.com/secureCodeBox/secureCodeBox/edit/main/documentation/',
  toolkit: {
    version: '4.5.0',
    commit: 'b5a9c76bef3438951397dca282cba84f40e7ae9e',
    repository: 'https://github.com/secureCodeBox/secureCodeBox',
  },
  locales: [{ name: 'en', label: 'English', htmlLang: 'en', baseUrl: '/' }],
  locale: 'en',
  colorMode: { default: 'light' },
  navbar: {
    items: [
      { type: 'doc', docId: 'getting-started/installation', label: 'Docs' },
      { label: 'Blog', to: '/blog' },
      { label: 'GitHub', href: 'https://github.com/secureCodeBox/secureCodeBox', position: 'right' },
      { label: 'OWASP', href: 'https://owasp.org/www-project-securecodebox/', position: 'right' },
    ],
  },
  footer: {
    groups: [
      {
        title: 'Docs',
        links: [
          { label: 'Installation', to: '/docs/getting-started/installation' },
          { label: 'First scans', to: '/docs/getting-started/first-scans' },
          { label: 'Scanners', to: '/docs/scanners' },
          { label: 'Hooks', to: '/docs/hooks' },
        ],
      },
      {
        title: 'Community',
        links: [
          { label: 'GitHub', href: 'https://github.com/secureCodeBox/secureCodeBox' },
          { label: 'OWASP Slack, channel #project-securecodebox', href: 'https://owasp.org/slack/invite' },
          { label: 'Mastodon', href: 'https://infosec.exchange/@secureCodeBox' },
        ],
      },
      {
        title: 'More',
        links: [
          { label: 'Imprint', href: 'https://www.iteratec.com/en/legal-notice/' },
          { label: 'Data protection', href: 'https://www.iteratec.com/en/data-protection/' },
          { html: '<a href="https://www.netlify.com">Deploys by Netlify</a>' },
        ],
      },
    ],
    copyright: 'The secureCodeBox authors. Apache-2.0.',
  },
  docs: {
    versions: [{ name: 'current', label: 'Current', path: '', folder: 'content/docs' }],
    sidebars: [{ id: 'docs', folder: '.' }],
    mainDocId: 'getting-started/installation',
    glossaryDocId: 'architecture/glossary',
    exclude: [
      'architecture/09_architecture_decisions/adr_template.*',
      'architecture/09_architecture_decisions/adr_README.*',
    ],
  },
  readerVariables: [
    {
      name: 'namespace',
      label: 'Namespace of your scans',
      find: String.raw`(?<=(?:--namespace|-n)[ =]|\bnamespace: |create namespace )scans(?![\w-])`,
      placeholder: 'scans',
      pattern: '[a-z0-9]([a-z0-9\\-]{0,61}[a-z0-9])?',
      hint: 'Lowercase letters, digits and dashes',
    },
    {
      name: 'release',
      label: 'Release of the operator',
      find: String.raw`(?<![\w.-])securecodebox-operator(?!\w)`,
      placeholder: 'securecodebox-operator',
      pattern: '[a-z0-9]([a-z0-9\\-]{0,51}[a-z0-9])?',
      hint: 'Lowercase letters, digits and dashes',
    },
    {
      name: 'target',
      label: 'Host to scan',
      find: String.raw`(?<![\w.-])www\.example\.com(?!\w|\.\w)`,
      placeholder: 'www.example.com',
      pattern: '[A-Za-z0-9]([A-Za-z0-9.\\-]{0,251}[A-Za-z0-9])?',
      hint: 'A host name or an IPv4 address',
    },
  ],
  blog: {
    folder: 'content/blog',
    title: 'Blog on Automated Security Testing',
    description: 'Releases, architecture and field reports from the people who build the secureCodeBox.',
    feedCopyright: 'Copyright 2024 The secureCodeBox authors',
  },
});
