import { isMap, isScalar, parseDocument, visit } from 'yaml';
import type { ContentIssue } from '../errors/content-issue';

type Finding = Readonly<{ offset?: number; rule: string; message: string; hint: string }>;
type Workflow = Readonly<{
  permissions?: unknown;
  on?: unknown;
  jobs?: Readonly<Record<string, { permissions?: unknown }>>;
}>;

const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;

/** What a name in `${{ }}` may not come from where a shell reads it: text that anyone may write. */
const untrusted = /\$\{\{\s*(github\.event\.|github\.head_ref|inputs\.)/;

function checkUse(name: string, comment: string | undefined): Omit<Finding, 'offset'>[] {
  if (name.startsWith('./')) return [];
  if (!pinned.test(name))
    return [
      {
        rule: 'action-pin',
        message: `The action ${name} is not pinned.`,
        hint: 'Name a commit of 40 digits, and its version in a comment behind it.',
      },
    ];
  if (/^ *v\d+(\.\d+)*$/.test(comment ?? '')) return [];
  return [
    {
      rule: 'action-pin',
      message: `Nothing says which version ${name} is.`,
      hint: 'Write it in a comment behind it, such as # v4.2.0',
    },
  ];
}

function checkSteps(document: ReturnType<typeof parseDocument>): Finding[] {
  const findings: Finding[] = [];
  visit(document, {
    Pair(_key, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      const offset = value.range?.[0];
      if (key.value === 'uses')
        findings.push(...checkUse(value.value, value.comment ?? undefined).map((finding) => ({ ...finding, offset })));
      if (key.value === 'run' && untrusted.test(value.value))
        findings.push({
          offset,
          rule: 'workflow-injection',
          message: 'The command holds text that anyone may write.',
          hint: 'Hand it over in "env".',
        });
    },
    Map(_key, node) {
      const uses = node.get('uses');
      const settings = node.get('with');
      const isOpen = !isMap(settings) || settings.get('persist-credentials') !== false;
      if (typeof uses === 'string' && uses.startsWith('actions/checkout@') && isOpen)
        findings.push({
          offset: node.range?.[0],
          rule: 'workflow-credentials',
          message: 'The checkout leaves its token in the clone.',
          hint: 'Add persist-credentials: false below "with".',
        });
    },
  });
  return findings;
}

/** At the top only reading may be granted; what a job needs more, that job names. */
function checkPermissions({ permissions, on }: Workflow): Finding[] {
  const isLeast =
    typeof permissions === 'object' &&
    permissions !== null &&
    Object.values(permissions).every((value) => value === 'read' || value === 'none');
  const least: Finding[] = isLeast
    ? []
    : [
        {
          rule: 'workflow-permissions',
          message: 'The workflow may do more than read.',
          hint: 'Write "permissions: {}" at the top, and what a job needs in that job.',
        },
      ];
  const triggers =
    typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys((on as object | undefined) ?? {});
  const runsForeignCode = triggers.includes('pull_request_target');
  return runsForeignCode
    ? [
        ...least,
        {
          rule: 'workflow-trigger',
          message: 'pull_request_target gives foreign code the rights of the project.',
          hint: 'Use pull_request.',
        },
      ]
    : least;
}

/** Takes the text of a GitHub workflow and gives an issue for each action that is not pinned by its commit, each right that is not needed at the top, and each way in for foreign text. */
export function checkWorkflow(file: string, text: string): ContentIssue[] {
  const document = parseDocument(text);
  const lineAt = (offset = 0): number => text.slice(0, offset).split('\n').length;
  return [...checkPermissions(document.toJS() as Workflow), ...checkSteps(document)].map(({ offset, ...finding }) => ({
    file,
    line: lineAt(offset),
    column: 1,
    severity: 'error',
    ...finding,
  }));
}
