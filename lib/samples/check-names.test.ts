import { describe, expect, it } from 'vitest';
import { checkNames } from './check-names';

const names = {
  version: '1.2.0',
  helm: { alias: 'secureCodeBox', repository: 'https://charts.example', registry: 'oci://registry.example/helm' },
  charts: ['nmap', 'operator'],
  scanTypes: ['nmap', 'zap-baseline-scan'],
};
const check = (language: string, sample: string): string[] =>
  checkNames({ file: 'a.mdx', fence: { language, sample, isChecked: true, line: 10, column: 1 } }, names).map(
    ({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`,
  );

describe('names in samples', () => {
  it('of existing charts are right', () => {
    expect(check('bash', 'helm upgrade --install nmap oci://registry.example/helm/nmap --version 1.2.0')).toEqual([]);
    expect(check('bash', 'helm install x secureCodeBox/operator # github.com/secureCodeBox/secureCodeBox')).toEqual([]);
  });

  it('of other charts are reported with the probable name', () => {
    expect(check('bash', 'helm repo update\nhelm install x oci://registry.example/helm/nmaps --version 1.2.0')).toEqual(
      ['12:44 The toolkit has no chart "nmaps". Did you mean "nmap"? If not, add it to content/data/toolkit.yaml.'],
    );
    expect(check('bash', 'helm install x secureCodeBox/opreator')).toEqual([
      '11:30 The toolkit has no chart "opreator". Did you mean "operator"? If not, add it to content/data/toolkit.yaml.',
    ]);
  });

  it('are found in Helm commands, even over several lines, but not in paths', () => {
    expect(check('bash', 'helm upgrade x \\\n  secureCodeBox/opreator')).toHaveLength(1);
    expect(check('bash', 'cd secureCodeBox/documentation')).toEqual([]);
  });

  it('must give the charts their own repository', () => {
    expect(check('bash', 'helm repo add secureCodeBox https://charts.example')).toEqual([]);
    expect(check('bash', 'helm repo add secureCodeBox https://other.example')[0]).toContain(
      '11:29 "https://other.example" is not the repository of the charts.',
    );
  });

  it('match the release that the pages describe, in each command', () => {
    const install = 'helm upgrade --install nmap \\\n  oci://registry.example/helm/nmap';
    expect(check('bash', `NS=a\n${install}\nkubectl version --version 1.2.0`)).toEqual([
      '12:1 The command installs whatever release is the newest. Write: --version 1.2.0',
    ]);
    expect(check('bash', `${install} --version 1.3.0`)[0]).toContain(
      'installs version 1.3.0, but the pages describe 1.2.0.',
    );
    expect(check('bash', 'helm upgrade nmap "$REPO/nmap"')).toHaveLength(1);
    expect(check('bash', `${install} \\\n  --version 1.2.0`)).toEqual([]);
    expect(check('bash', `${install} --version "$VERSION"`)).toEqual([]);
    expect(check('bash', 'helm upgrade --install nmap ./scanners/nmap')).toEqual([]);
  });

  it('of scan types must exist, quoted or not, even in cascading rules', () => {
    expect(check('yaml', 'spec:\n  scanType: "nmap" # fast')).toEqual([]);
    expect(check('yaml', 'scanType: "nmap{{ .Values.x }}"')).toEqual([]);
    expect(check('yaml', 'spec:\n  scanType: zap-baseline')).toEqual([
      '12:13 The toolkit has no scan type "zap-baseline". Did you mean "zap-baseline-scan"? If not, add it to content/data/toolkit.yaml.',
    ]);
  });

  it('are not looked for in output', () => {
    expect(check('text', 'scanType: other')).toEqual([]);
  });
});
