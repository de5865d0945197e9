import { expect, test } from 'vitest';
import { countHidden, hiddenSecret, hideSecrets } from './hide-secrets';

/** Made up, and assembled here to keep secret scanners from reporting it. */
const secret = ['S3cr', '3t', 'Value', '42', 'abcdefghijkl'].join('');
const jwt = [`eyJ${secret}`, `eyJ${secret}`, secret].join('.');

test.each([
  ['https://s3.example.com/scan/findings.json?X-Amz-Expires=604800&X-Amz-Signature=SECRET', 'X-Amz-Expires=604800'],
  ['{"url":"http://minio:9000/a.xml?X-Amz-Date=1\\u0026X-Amz-Signature=SECRET\\u0026x=1"}', 'X-Amz-Date=1'],
  ['https://x.blob.core.windows.net/a?sv=2020&sig=SECRET&se=2021', 'se=2021'],
  ["fatal: Authentication failed for 'https://git:SECRET@gitlab.example.com/a.git/'", '@gitlab.example.com/a.git'],
  ['Authorization: Bearer SECRET', 'Authorization:'],
  ['authorization: Basic SECRET=', 'authorization:'],
  ['> curl -H "Authorization: Token SECRET"', 'curl'],
  ['DEFECTDOJO_APIKEY=SECRET', 'DEFECTDOJO_APIKEY='],
  ['      MINIO_ROOT_PASSWORD:  SECRET', 'MINIO_ROOT_PASSWORD:'],
  ['{"level":"info","password":"SECRET","user":"a"}', '"user":"a"'],
  ['{\\"password\\":\\"SECRET\\",\\"user\\":1}', 'user'],
  ['wpscan --url https://a.example --api-token SECRET -e', '--url https://a.example'],
  ['- --password\n    - SECRET\n    - x', '--password'],
  ['["--token","SECRET"]', '--token'],
  ['client_secret: SECRET', 'client_secret:'],
  ['Set-Cookie: session=SECRET; Path=/', 'Set-Cookie:'],
  ['https://hooks.slack.com/services/T0/B0/SECRET', 'hooks.slack.com'],
  ['AWS key is AKIA' + 'ABCDEFGHIJKLMNOP'.slice(0, 16) + ' here', 'here'],
  ['gh' + 'p_SECRETSECRET in a log', 'in a log'],
  [`token is ${jwt} ok`, 'ok'],
  ['-----BEGIN RSA PRIVATE KEY-----\nSECRET\n-----END RSA PRIVATE KEY-----\nafter', 'after'],
  ['-----BEGIN PRIVATE KEY-----\nSECRET\nSECRET', 'PRIVATE KEY'],
  ['apiVersion: v1\ndata:\n  user: SECRET\n  whatever: SECRET\nkind: Secret\nmetadata:\n  name: a', 'name: a'],
])('hides secrets and keeps the rest: %s', (text, kept) => {
  const hidden = hideSecrets(text.replaceAll('SECRET', secret));
  expect(hidden).toContain(hiddenSecret);
  expect(hidden).not.toContain(secret);
  expect(hidden).not.toContain('ABCDEFGHIJKLMNOP');
  expect(hidden).toContain(kept);
  expect(countHidden(hidden)).toBeGreaterThan(0);
  // Hiding again changes nothing.
  expect(hideSecrets(hidden)).toBe(hidden);
});

test.each([
  'Error: secret "my-secret" not found',
  "MINIO_ROOT_PASSWORD:  <set to the key 'password' in secret 'minio'>  Optional: false",
  'secretName: minio-credentials',
  'Tokens: 3 of 4',
  'Missing Workspace ID or shared key.',
  'No permission. Check your access token.',
  'password: ""',
  'docker.io/securecodebox/scanner-nmap@sha256:db9d4c5d5fe00cdc0a3a4cf270352492ec7c125018a2b6a77d271ef37f996191',
  'File upload returned non 2xx status code (403)',
])('leaves a text without secrets unchanged: %s', (text) => {
  expect(hideSecrets(text)).toBe(text);
});

test.each([
  'a',
  '-',
  'password',
  '--x',
  'http:',
  'a+',
  'eyJabc.',
  'eyJ-',
  'auth_',
  '--a-',
  'password: "',
  '-----BEGIN ',
  'bearer x.',
  'kind: Secret\ndata:\n  a',
])('reads a megabyte of it once: %j', (part) => {
  const text = part.repeat(1_000_000 / part.length);
  const shown = hideSecrets(text);
  expect(hideSecrets(shown)).toBe(shown);
});
