import { expect, test } from 'vitest';
import { useApi } from '../testing/use-api.ts';

const plain = useApi();
const secured = useApi({ server: { tls: true } });
const trusting = useApi({ server: { trustProxy: ['loopback'] } });
const paths = ['/healthz', '/api/v1/auth/me', '/api/v1/nothing', '/api/docs', '/api/openapi.json'];

test.each(paths)(
  'security headers: %s: only our own scripts and styles, no frames, no referrer, no type guessing',
  async (path) => {
    const { headers } = await plain.anyone.fetch('GET', path);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=(self)');
    expect(headers.get('x-powered-by')).toBe(null);
    expect(headers.get('server')).toBe(null);
  },
);

test('security headers: TLS only, demanded of browsers where the server has TLS and nowhere else', async () => {
  const hsts = async (api: typeof plain, headers = {}) =>
    (await api.anyone.fetch('GET', '/healthz', { headers })).headers.get('strict-transport-security');
  expect(await hsts(plain)).toBe(null);
  expect(await hsts(plain, { 'X-Forwarded-Proto': 'https' }), 'anyone can say so').toBe(null);
  expect(await hsts(trusting, { 'X-Forwarded-Proto': 'https' })).toBe('max-age=15552000; includeSubDomains');
  expect(await hsts(secured)).toBe('max-age=15552000; includeSubDomains');
});

test('security headers: another origin, allowed nothing', async () => {
  const headers = {
    Origin: 'https://elsewhere.example',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization',
  };
  const preflight = await fetch(`${plain.url}/api/v1/auth/login`, { method: 'OPTIONS', headers });
  const read = await plain.anyone.fetch('GET', '/healthz', { headers });
  for (const answer of [preflight, read]) {
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});
