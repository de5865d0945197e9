import { checkToolStrings as words } from '@/lib/config/check-tool-strings';
import type { Verdict } from '@/lib/tools/check-text';
import type { Remark } from '@/lib/tools/remark';
import { addressOf } from '../behavior/address-of';
import { button, h } from '../ui/h';

/** Left out while the text is not shown. */
type RemarkActions = Readonly<{
  /** Shows the place in the text. */ show?: (remark: Remark) => void;
  /** Corrects the text. */ change?: (remark: Remark) => void;
}>;

/** Renders a text of the docs, with `<code>` for what is between backticks. */
const withCode = (text: string): (string | HTMLElement)[] =>
  text.split('`').map((part, index) => (index % 2 === 0 ? part : h('code', {}, part)));

function drawRemark(remark: Remark, { show, change }: RemarkActions): HTMLElement {
  const { severity, rule, message, hint, link, line } = remark;
  const at = words.place(line);
  const place = show ? button(() => show(remark), { class: 'check-place' }, at) : h('span', {}, at);
  const fix =
    change &&
    remark.change &&
    button(() => change(remark), { class: 'check-change' }, words.change(remark.change.text));
  const inTab = h('span', { class: 'visually-hidden' }, words.newTab);
  // In a new tab: the text is stored nowhere and would be lost.
  const docs = link && h('a', { href: addressOf(link.route), target: '_blank' }, words.docs(link.label), inTab);
  return h(
    'li',
    { class: 'check-remark', 'data-severity': severity },
    h('p', { class: 'check-remark-head' }, place, h('strong', {}, words.severities[severity]), h('code', {}, rule)),
    h('p', {}, ...withCode(message)),
    hint !== undefined && h('p', { class: 'check-hint' }, ...withCode(hint)),
    (fix ?? docs) && h('p', { class: 'check-actions' }, fix, docs),
  );
}

/** Sums up a verdict in one sentence. */
export function summaryOf({ remarks, resources, others }: Verdict): string {
  const count = (severity: Remark['severity']): number => remarks.filter((each) => each.severity === severity).length;
  const [error, warning] = [count('error'), count('warning')];
  return resources + error === 0 ? words.noResource : words.summary({ error, warning, resources, others });
}

/** Lists the remarks of a verdict, and says how many more there are. */
export function drawRemarks(list: HTMLElement, { remarks, total }: Verdict, actions: RemarkActions): void {
  const rest = total - remarks.length;
  const more = rest > 0 && h('li', {}, words.more(rest));
  list.replaceChildren(...remarks.map((remark) => drawRemark(remark, actions)), ...(more ? [more] : []));
}
