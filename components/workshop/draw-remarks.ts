import { checkStrings as words } from '@/lib/config/check-strings';
import type { Verdict } from '@/lib/workshop/check-text';
import type { Remark } from '@/lib/workshop/remark';
import { h } from '../ui/h';

export type RemarkActions = Readonly<{
  addressOf: (route: string) => string;
  /** Shows the place in the text. */ show: (remark: Remark) => void;
  /** Corrects the text. */ change: (remark: Remark) => void;
}>;

function press(label: string, className: string, act: () => void): HTMLElement {
  const made = h('button', { type: 'button', class: className }, label);
  made.onclick = act;
  return made;
}

function drawRemark(remark: Remark, { addressOf, show, change }: RemarkActions): HTMLElement {
  const { severity, rule, message, hint, link, line } = remark;
  return h(
    'li',
    { class: 'check-remark', 'data-severity': severity },
    h(
      'p',
      { class: 'check-remark-head' },
      press(words.place(line), 'check-place', () => show(remark)),
      h('strong', {}, words.severities[severity]),
      h('code', {}, rule),
    ),
    h('p', {}, message),
    hint !== undefined && h('p', { class: 'check-hint' }, hint),
    (remark.change ?? link) &&
      h(
        'p',
        { class: 'check-actions' },
        remark.change && press(words.change(remark.change.text), 'check-change', () => change(remark)),
        // In a tab of its own: the text is stored nowhere.
        link &&
          h(
            'a',
            { href: addressOf(link.route), target: '_blank' },
            words.docs(link.label),
            h('span', { class: 'visually-hidden' }, words.newTab),
          ),
      ),
  );
}

/** What a verdict says in one sentence. */
export function summaryOf({ remarks, resources, others }: Verdict): string {
  const count = (severity: Remark['severity']): number =>
    remarks.filter((remark) => remark.severity === severity).length;
  const error = count('error');
  return resources === 0 && error === 0
    ? words.noResource
    : words.summary({ error, warning: count('warning'), resources, others });
}

/** Lists the remarks of a verdict. */
export function drawRemarks(list: HTMLElement, { remarks, total }: Verdict, actions: RemarkActions): void {
  const rest = total - remarks.length;
  list.replaceChildren(
    ...remarks.map((remark) => drawRemark(remark, actions)),
    ...(rest > 0 ? [h('li', {}, words.more(rest))] : []),
  );
}
