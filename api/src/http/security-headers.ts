import type { FastifyInstance } from 'fastify';

/** Neither scripts nor styles have an exception: nothing inline is needed. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

/** The device permissions the app needs, and no others: photos, voice notes, where a photo was taken. */
const permissions =
  'camera=(self), microphone=(self), geolocation=(self), payment=(), usb=(), serial=(), display-capture=()';
const halfAYear = 'max-age=15552000; includeSubDomains';

/** Goes with every answer; the set that https://helmetjs.github.io recommends. */
const always = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': permissions,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
};

/** No header gives another origin access: CORS is absent on purpose. */
export function addSecurityHeaders(app: FastifyInstance, { tls }: { tls: boolean }): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(always);
    // RFC 6797, 7.2: never over plain HTTP.
    if (tls || request.protocol === 'https') reply.header('Strict-Transport-Security', halfAYear);
  });
}
