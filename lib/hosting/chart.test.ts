import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const folder = 'deploy/helm';
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const chart: { name: string } = parse(read('Chart.yaml'));
const values: object = parse(read('values.yaml'));

/** Renders the part of Helm that the templates use: values, `if`, `else`, `end`, `toJson`. Throws at anything else, and at a missing value. */
function render(template: string, given: object): unknown {
  const context = { Values: given, Chart: { Name: chart.name }, Release: { Name: 'docs' } };
  const valueOf = (name: string): unknown =>
    name
      .slice(1)
      .split('.')
      .reduce<unknown>((parent, key) => {
        const value = (parent as Record<string, unknown>)[key];
        if (value === undefined) throw new Error(`There is no ${name}.`);
        return value;
      }, context);
  const choice =
    /\{\{ if (\S+) \}\}((?:(?!\{\{ (?:if|end) ).)*?)(?:\{\{ else \}\}((?:(?!\{\{ (?:if|end) ).)*?))?\{\{ end \}\}/gs;
  const chosen = template.replace(choice, (_, name: string, yes: string, no = '') => (valueOf(name) ? yes : no));
  const text = chosen.replace(/\{\{ (toJson )?(\.[\w.]+) \}\}/g, (_, json: string | undefined, name: string) =>
    json ? JSON.stringify(valueOf(name)) : String(valueOf(name)),
  );
  if (text.includes('{{')) throw new Error(`Not understood: ${/\{\{.*/.exec(text)?.[0]}`);
  return parse(text);
}

type Container = {
  image: string;
  securityContext: object;
  resources: object;
  volumeMounts: readonly object[];
} & Record<`${'startup' | 'readiness' | 'liveness'}Probe`, { httpGet: { path: string } }>;
type Deployment = {
  spec: {
    template: {
      spec: { securityContext: object; containers: readonly [Container]; automountServiceAccountToken: boolean };
    };
  };
};

const deployment = (given = values): Deployment => render(read('templates/deployment.yaml'), given) as Deployment;

describe('the Helm chart', () => {
  const pod = deployment().spec.template.spec;
  const [container] = pod.containers;

  it('runs without root, without privileges and without writing to its own files', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.volumeMounts).toEqual([{ name: 'tmp', mountPath: '/tmp' }]);
  });

  it('probes the address that nginx answers while it is healthy', () => {
    const nginx = readFileSync('deploy/container/nginx.conf', 'utf8');
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const)
      expect(nginx).toContain(`location = ${container[probe].httpGet.path} {`);
  });

  it('uses an image by its digest if one is given', () => {
    expect(container.image).toBe('example.org/website:2.0.0');
    const image = { repository: 'r/website', tag: '1', digest: 'sha256:abc' };
    expect(deployment({ ...values, image }).spec.template.spec.containers[0].image).toBe('r/website@sha256:abc');
  });

  it('renders each template to a manifest of its own kind, with and without an ingress', () => {
    const kinds = (given: object): unknown[] =>
      readdirSync(path.join(folder, 'templates'))
        .sort()
        .map((file) => (render(read(`templates/${file}`), given) as { kind: string } | null)?.kind);
    expect(kinds(values)).toEqual(['Deployment', undefined, 'NetworkPolicy', 'Service']);
    const ingress = { enabled: true, className: 'nginx', host: 'www.example.org', tlsSecret: 'tls' };
    expect(kinds({ ...values, ingress })).toEqual(['Deployment', 'Ingress', 'NetworkPolicy', 'Service']);
  });
});
