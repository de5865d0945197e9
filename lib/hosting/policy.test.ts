import { describe, expect, it } from 'vitest';
import { pagePolicy, policyHeader, policyMeta, sandboxPolicy } from './policy';

const insights = 'https://cdn.example.org/insights.js?v=1';

describe('the policy of pages', () => {
  it('is the same as header and as meta, except for directives that only a header may have', () => {
    const policy = pagePolicy({});
    expect(policyHeader(policy)).toMatchInlineSnapshot(
      `"default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';worker-src 'self';manifest-src 'self';frame-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none';require-trusted-types-for 'script';trusted-types default site-html"`,
    );
    expect(policyMeta(policy)).toBe(policyHeader(policy).replace("frame-ancestors 'none';", ''));
  });

  it('allows nothing that turns text into code', () => {
    expect(policyHeader(pagePolicy({}))).not.toMatch(/unsafe|https?:|\*|blob:/);
  });

  it('allows only the host of the script that the owner turned on', () => {
    const policy = pagePolicy({ insights });
    expect(policy['script-src']).toEqual(["'self'", 'https://cdn.example.org']);
    expect(policy['connect-src']).toEqual(["'self'", 'https://cdn.example.org']);
    expect(policy['trusted-types']).toContain('site-insights');
    expect(policy['style-src']).toEqual(["'self'"]);
  });
});

describe('the policy of live code', () => {
  it('lets code run but reach nothing', () => {
    const policy = sandboxPolicy({ script: 'sha256-a', style: 'sha256-b' });
    expect(policyMeta(policy)).toMatchInlineSnapshot(
      `"default-src 'none';script-src 'sha256-a' 'unsafe-eval';style-src 'sha256-b';img-src data:;connect-src 'none';font-src 'none';frame-src 'none';manifest-src 'none';media-src 'none';object-src 'none';worker-src 'none';base-uri 'none';form-action 'none'"`,
    );
  });
});
