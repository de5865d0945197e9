import { describe, expect, it } from 'vitest';
import { checkNames } from './check-names';

const names = {
  helm: { alias: 'secureCodeBox', repository: 'https://charts.example', registry: 'oci://registry.example/helm' },
  charts: ['nmap', 'operator'],
  scanTypes: ['nmap', 'zap-baseline-scan'],
};
const check = (language: string, sample: string): string[] =>
  checkNames({ file: 'a.mdx', fence: { language, sample, isChecked: true, line: 10, column: 1 }, names }).map(
    ({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`,
  );

describe('names in samples', () => {
  it('of charts that exist are right', () => {
    expect(check('bash', 'helm upgrade --install nmap oci://registry.example/helm/nmap')).toEqual([]);
    expect(check('bash', 'helm install x secureCodeBox/operator # github.com/secureCodeBox/secureCodeBox')).toEqual([]);
  });

  it('of other charts are told with what was probably meant', () => {
    expect(check('bash', 'helm repo update\nhelm install x oci://registry.example/helm/nmaps')).toEqual([
      '12:44 The toolkit has no chart "nmaps". Did you mean "nmap"?',
    ]);
    expect(check('bash', 'helm install x secureCodeBox/opreator')).toEqual([
      '11:30 The toolkit has no chart "opreator". Did you mean "operator"?',
    ]);
  });

  it('are those of Helm commands, also over several lines, and not of paths', () => {
    expect(check('bash', 'helm upgrade x \\\n  secureCodeBox/opreator')).toHaveLength(1);
    expect(check('bash', 'cd secureCodeBox/documentation')).toEqual([]);
  });

  it('must give the charts their own repository', () => {
    expect(check('bash', 'helm repo add secureCodeBox https://charts.example')).toEqual([]);
    expect(check('bash', 'helm repo add secureCodeBox https://other.example')[0]).toContain(
      '11:29 "https://other.example" is not the repository of the charts.',
    );
  });

  it('of scan types must exist, quoted or not, also in cascading rules', () => {
    expect(check('yaml', 'spec:\n  scanType: "nmap" # fast')).toEqual([]);
    expect(check('yaml', 'scanType: "nmap{{ .Values.x }}"')).toEqual([]);
    expect(check('yaml', 'spec:\n  scanType: zap-baseline')).toEqual([
      '12:13 The toolkit has no scan type "zap-baseline". Did you mean "zap-baseline-scan"?',
    ]);
  });

  it('are not looked for in output', () => {
    expect(check('text', 'scanType: other')).toEqual([]);
  });
});
