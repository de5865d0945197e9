import { isMap, isScalar, parseDocument, visit } from 'yaml';
import type { ContentIssue } from '../errors/content-issue';

type Problem = Readonly<{ rule: string; message: string; hint: string }>;
type Report = (problem: Problem, offset?: number) => void;

const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;

/** What a name in `${{ }}` may not come from where a shell reads it: text that anyone may write. */
const untrusted = /\$\{\{\s*(github\.event\.|github\.head_ref|inputs\.)/;

const unpinned = (name: string): Problem => ({
  rule: 'action-pin',
  message: `The action ${name} is not pinned.`,
  hint: 'Name a commit of 40 digits, and its version in a comment behind it.',
});
const unnamedVersion = (name: string): Problem => ({
  rule: 'action-pin',
  message: `Nothing says which version ${name} is.`,
  hint: 'Write it in a comment behind it, such as # v4.2.0',
});
const injection: Problem = {
  rule: 'workflow-injection',
  message: 'The command holds text that anyone may write.',
  hint: 'Hand it over in "env".',
};
const credentials: Problem = {
  rule: 'workflow-credentials',
  message: 'The checkout leaves its token in the clone.',
  hint: 'Add persist-credentials: false below "with".',
};
const permissions: Problem = {
  rule: 'workflow-permissions',
  message: 'The workflow may do more than read.',
  hint: 'Write "permissions: {}" at the top, and what a job needs in that job.',
};
const trigger: Problem = {
  rule: 'workflow-trigger',
  message: 'pull_request_target gives foreign code the rights of the project.',
  hint: 'Use pull_request.',
};

function checkSteps(document: ReturnType<typeof parseDocument>, report: Report): void {
  visit(document, {
    Pair(_key, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      const [name, offset] = [value.value, value.range?.[0]];
      if (key.value === 'run' && untrusted.test(name)) report(injection, offset);
      if (key.value !== 'uses' || name.startsWith('./')) return;
      if (!pinned.test(name)) report(unpinned(name), offset);
      else if (!/^ *v\d+(\.\d+)*$/.test(value.comment ?? '')) report(unnamedVersion(name), offset);
    },
    Map(_key, node) {
      const [uses, settings] = [node.get('uses'), node.get('with')];
      const keepsToken = !isMap(settings) || settings.get('persist-credentials') !== false;
      if (typeof uses === 'string' && uses.startsWith('actions/checkout@') && keepsToken)
        report(credentials, node.range?.[0]);
    },
  });
}

/** At the top only reading may be granted; what a job needs more, that job names. */
const isLeast = (granted: unknown): boolean =>
  typeof granted === 'object' &&
  granted !== null &&
  Object.values(granted).every((value) => value === 'read' || value === 'none');

function triggersOf(on: unknown): readonly unknown[] {
  if (typeof on === 'string') return [on];
  return Array.isArray(on) ? on : Object.keys((on as object | undefined) ?? {});
}

/** Issues of a GitHub workflow: actions that are not pinned by their commit, rights that are not needed at the top, ways in for foreign text. */
export function checkWorkflow(file: string, text: string): ContentIssue[] {
  const document = parseDocument(text);
  const issues: ContentIssue[] = [];
  const report: Report = (problem, offset = 0) => {
    const line = text.slice(0, offset).split('\n').length;
    issues.push({ file, line, column: 1, severity: 'error', ...problem });
  };
  const workflow = document.toJS() as Readonly<{ permissions?: unknown; on?: unknown }>;
  if (!isLeast(workflow.permissions)) report(permissions);
  if (triggersOf(workflow.on).includes('pull_request_target')) report(trigger);
  checkSteps(document, report);
  return issues;
}
