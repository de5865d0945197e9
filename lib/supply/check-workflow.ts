import { isMap, isScalar, parseDocument, visit } from 'yaml';
import { type ContentIssue, placeOf } from '../errors/content-issue';
import { fileIssue } from './file-issue';

type Report = (offset: number | undefined, rule: string, message: string, hint: string) => void;

const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const version = /^ *v\d+(\.\d+)*$/;

/** Contexts that must not appear in a `${{ }}` read by a shell, because anyone may write their text. */
const untrusted = /\$\{\{\s*(github\.event\.|github\.head_ref|inputs\.)/;

function checkAction(name: string, comment: string, at: number | undefined, report: Report): void {
  if (name.startsWith('./')) return;
  const commit = 'Name a commit of 40 digits, and its version in a comment after it.';
  const behind = 'Write it in a comment after it, such as # v4.2.0';
  if (!pinned.test(name)) report(at, 'action-pin', `The action ${name} is not pinned.`, commit);
  else if (!version.test(comment)) report(at, 'action-pin', `Nothing says which version ${name} is.`, behind);
}

function checkSteps(document: ReturnType<typeof parseDocument>, report: Report): void {
  const injection = 'The command holds text that anyone may write.';
  const credentials = 'The checkout leaves its token in the clone.';
  const without = 'Add persist-credentials: false below "with".';
  visit(document, {
    Map(_key, step) {
      const [run, uses, settings] = [step.get('run', true), step.get('uses', true), step.get('with')];
      if (isScalar(run) && untrusted.test(String(run.value)))
        report(run.range?.[0], 'workflow-injection', injection, 'Hand it over in "env".');
      if (!isScalar(uses)) return;
      const name = String(uses.value);
      checkAction(name, uses.comment ?? '', uses.range?.[0], report);
      const keepsToken = !isMap(settings) || settings.get('persist-credentials') !== false;
      if (name.startsWith('actions/checkout@') && keepsToken)
        report(step.range?.[0], 'workflow-credentials', credentials, without);
    },
  });
}

/** The top level may grant only read access; a job that needs more must name it. */
const isReadOnly = (granted: unknown): boolean =>
  typeof granted === 'object' &&
  granted !== null &&
  Object.values(granted).every((value) => value === 'read' || value === 'none');

function triggersOf(on: unknown): readonly unknown[] {
  if (typeof on === 'string') return [on];
  return Array.isArray(on) ? on : Object.keys((on as object | undefined) ?? {});
}

/** Reports problems of a GitHub workflow: actions not pinned to a commit, unneeded permissions at the top, and ways in for foreign text. */
export function checkWorkflow(file: string, text: string): ContentIssue[] {
  const document = parseDocument(text);
  const issues: ContentIssue[] = [];
  const report: Report = (offset = 0, ...issue) => {
    issues.push({ ...fileIssue(file, ...issue), ...placeOf(text, offset) });
  };
  const workflow = document.toJS() as Readonly<{ permissions?: unknown; on?: unknown }>;
  const least = 'Write "permissions: {}" at the top, and what a job needs in that job.';
  const foreign = 'pull_request_target gives foreign code the rights of the project.';
  if (!isReadOnly(workflow.permissions))
    report(0, 'workflow-permissions', 'The workflow may do more than read.', least);
  if (triggersOf(workflow.on).includes('pull_request_target'))
    report(0, 'workflow-trigger', foreign, 'Use pull_request.');
  checkSteps(document, report);
  return issues;
}
