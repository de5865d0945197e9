import { describe, expect, it } from 'vitest';
import { site } from '../config/site';
import { markVariables } from './mark-variables';

const mark = (html: string): string => markVariables(html, site.readerVariables).html;
const variable = (name: string, text: string): string => `<var data-variable="${name}">${text}</var>`;

describe('placeholders of the site', () => {
  it('are marked if they stand for a name, also after an option of another color', () => {
    expect(mark('kubectl get scans <span class="t-prop">--namespace </span>scans')).toBe(
      `kubectl get scans <span class="t-prop">--namespace </span>${variable('namespace', 'scans')}`,
    );
    expect(mark('kubectl -n scans get scans')).toBe(`kubectl -n ${variable('namespace', 'scans')} get scans`);
    expect(mark('  namespace: scans')).toBe(`  namespace: ${variable('namespace', 'scans')}`);
  });

  it('are left alone inside longer names', () => {
    expect(mark('--namespace scans-blue')).toBe('--namespace scans-blue');
    expect(mark('https://docs.www.example.com')).toBe('https://docs.www.example.com');
  });

  it('may be several in one text', () => {
    const { html, names } = markVariables('https://www.example.com -n scans', site.readerVariables);
    expect(html).toBe(`https://${variable('target', 'www.example.com')} -n ${variable('namespace', 'scans')}`);
    expect(names).toEqual(['target', 'namespace']);
  });
});
