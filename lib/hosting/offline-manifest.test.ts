import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { site } from '../config/site';

const manifest = readFileSync('deploy/container/offline.yaml', 'utf8');
const containerfile = readFileSync('deploy/container/Containerfile.offline', 'utf8');

/** The fields that this test reads. */
type Resource = Readonly<{
  kind: string;
  metadata: Readonly<{ namespace?: string; labels?: object }>;
  spec: Readonly<Record<string, unknown>>;
}>;
type Container = Readonly<{
  image: string;
  securityContext: object;
  ports: readonly { readonly containerPort: number }[];
  volumeMounts?: unknown;
}>;
type Pod = Readonly<{
  securityContext: object;
  containers: readonly [Container];
  automountServiceAccountToken: boolean;
}>;

const resources = new Map(
  parseAllDocuments(manifest).map((document) => {
    const resource = document.toJS() as Resource;
    return [resource.kind, resource];
  }),
);
const specOf = (kind: string): Readonly<Record<string, unknown>> => resources.get(kind)?.spec ?? {};
const pod = (specOf('Deployment')['template'] as { readonly spec: Pod }).spec;
const [container] = pod.containers;

it('is a namespace under restricted Pod Security that contains everything else', () => {
  expect([...resources.keys()]).toEqual(['Namespace', 'Deployment', 'Service', 'NetworkPolicy']);
  expect(resources.get('Namespace')?.metadata.labels).toEqual({ 'pod-security.kubernetes.io/enforce': 'restricted' });
  const places = [...resources.values()].slice(1).map(({ metadata }) => metadata.namespace);
  expect(new Set(places)).toEqual(new Set(['securecodebox-docs']));
});

it('runs as restricted Pod Security requires, on a read-only root', () => {
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  expect(pod.automountServiceAccountToken).toBe(false);
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(container.volumeMounts).toBeUndefined();
});

it('allows no egress', () => {
  expect(specOf('NetworkPolicy')).toMatchObject({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
    egress: [],
    ingress: [{ ports: [{ port: 8080 }] }],
  });
});

it('has the user and port of the image, and the version of the docs', () => {
  const { runAsUser, runAsGroup } = pod.securityContext as Readonly<Record<string, number>>;
  expect(containerfile).toContain(`USER ${runAsUser}:${runAsGroup}\n`);
  expect(containerfile).toContain(`"-p", "${container.ports[0]?.containerPort}"`);
  expect(container.image).toBe(`example.org/securecodebox-docs:${site.toolkit.version}`);
});
