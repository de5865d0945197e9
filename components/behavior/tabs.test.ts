// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installTabs } from './tabs';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

const uninstall = uninstallAfterEach();

type Options = {
  readonly id: string;
  readonly group?: string;
  readonly query?: string;
  readonly values?: readonly string[];
};

function tabs({ id, group, query, values = ['oci', 'repo', 'git'] }: Options): string {
  const data = `${group ? ` data-group="${group}"` : ''}${query ? ` data-query="${query}"` : ''}`;
  const row = values.map(
    (value, index) =>
      `<button role="tab" id="${id}-${value}-tab" data-value="${value}" aria-controls="${id}-${value}" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}">${value}</button>`,
  );
  const panels = values.map(
    (value, index) =>
      `<div class="tabs-panel" role="tabpanel" id="${id}-${value}"${index === 0 ? '' : ' hidden'}>${value} of ${id}</div>`,
  );
  return `<div class="tabs"${data} id="${id}"><div role="tablist">${row.join('')}</div>${panels.join('')}</div>`;
}

const show = (...all: readonly Options[]): void => {
  document.body.innerHTML = all.map(tabs).join('');
};
const shown = (id: string): string[] =>
  [...document.querySelectorAll(`#${id} > .tabs-panel:not([hidden])`)].map((panel) => panel.id);
const heard = (id: string): string[] =>
  [...document.querySelectorAll(`#${id} > .tabs-panel:not([aria-hidden])`)].map((panel) => panel.id);
const tab = (id: string): HTMLElement => document.getElementById(`${id}-tab`) as HTMLElement;
const press = (key: string): boolean | undefined =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/docs');
  window.scrollBy = vi.fn() as typeof window.scrollBy;
  Element.prototype.scrollIntoView = vi.fn();
});

describe('tabs', () => {
  it('show the panel of the tab that is clicked, and only that', () => {
    show({ id: 'a' });
    installTabs();
    tab('a-repo').click();
    expect(shown('a')).toEqual(['a-repo']);
    expect(heard('a')).toEqual(['a-repo']);
    expect(tab('a-repo').getAttribute('aria-selected')).toBe('true');
    expect(tab('a-oci').getAttribute('aria-selected')).toBe('false');
  });

  it('follow arrow keys around the ends, Home and End, with the focus on the selected tab', () => {
    show({ id: 'a' });
    installTabs();
    tab('a-oci').focus();
    const seen = ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'End', 'Home'].map((key) => {
      press(key);
      expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
      return [key, document.activeElement?.id, shown('a')[0]];
    });
    expect(seen).toEqual([
      ['ArrowRight', 'a-repo-tab', 'a-repo'],
      ['ArrowLeft', 'a-oci-tab', 'a-oci'],
      ['ArrowLeft', 'a-git-tab', 'a-git'],
      ['ArrowRight', 'a-oci-tab', 'a-oci'],
      ['End', 'a-git-tab', 'a-git'],
      ['Home', 'a-oci-tab', 'a-oci'],
    ]);
  });

  it('leave other keys to the browser', () => {
    show({ id: 'a' });
    installTabs();
    tab('a-oci').focus();
    expect(press('ArrowDown')).toBe(true);
    expect(shown('a')).toEqual(['a-oci']);
  });

  it('keep groups of one name in step, but not a group that lacks the choice', () => {
    show(
      { id: 'a', group: 'source' },
      { id: 'b', group: 'source' },
      { id: 'c', group: 'source', values: ['x', 'y'] },
      { id: 'd' },
    );
    installTabs();
    tab('a-git').click();
    expect(['a', 'b', 'c', 'd'].map((id) => shown(id)[0])).toEqual(['a-git', 'b-git', 'c-x', 'd-oci']);
  });

  it('remember the choice over a reload, and on pages opened later', async () => {
    show({ id: 'a', group: 'source' });
    installTabs();
    tab('a-repo').click();
    expect(localStorage.getItem('tabs.source')).toBe('repo');
    uninstall();
    show({ id: 'b', group: 'source' });
    installTabs();
    expect(shown('b')).toEqual(['b-repo']);
    document.body.insertAdjacentHTML('beforeend', tabs({ id: 'c', group: 'source' }));
    await Promise.resolve();
    expect(shown('c')).toEqual(['c-repo']);
  });

  it('prefer the choice in the address to the stored one, and write it there', () => {
    localStorage.setItem('tabs.source', 'repo');
    history.replaceState(null, '', '/docs?source=git#values');
    show({ id: 'a', group: 'source', query: 'source' });
    installTabs();
    expect(shown('a')).toEqual(['a-git']);
    tab('a-oci').click();
    expect(location.href).toMatch(/\/docs\?source=oci#values$/);
  });

  it('open the panel that holds the place the address names', () => {
    history.replaceState(null, '', '/docs#inside');
    show({ id: 'a', group: 'source' });
    document.getElementById('a-git')?.insertAdjacentHTML('beforeend', '<h3 id="inside">Inside</h3>');
    installTabs();
    expect(shown('a')).toEqual(['a-git']);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  });

  it('let the browser find words in panels that are not shown, and show the panel where it found them', () => {
    show({ id: 'a' });
    installTabs();
    const panel = document.getElementById('a-git');
    expect(panel?.getAttribute('hidden')).toBe('until-found');
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(shown('a')).toEqual(['a-git']);
  });

  it('keep the clicked tab where it is when panels above change their height', () => {
    show({ id: 'a', group: 'source' }, { id: 'b', group: 'source' });
    installTabs();
    const tops = [400, 340];
    tab('b-git').getBoundingClientRect = () => ({ top: tops.shift() }) as DOMRect;
    tab('b-git').click();
    expect(window.scrollBy).toHaveBeenCalledWith({ top: -60, behavior: 'instant' });
  });
});
