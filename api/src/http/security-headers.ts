import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Neither scripts nor styles have an exception: nothing inline is needed. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    mediaSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** The device permissions the app needs, and no others: photos, voice notes, where a photo was taken. */
const permissions =
  'camera=(self), microphone=(self), geolocation=(self), payment=(), usb=(), serial=(), display-capture=()';
const halfAYear = 'max-age=15552000; includeSubDomains';

/** No header gives another origin access: CORS is absent on purpose. */
export async function addSecurityHeaders(app: FastifyInstance, { tls }: { tls: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Permissions-Policy', permissions);
    // RFC 6797, 7.2: never over plain HTTP.
    if (tls || request.protocol === 'https') reply.header('Strict-Transport-Security', halfAYear);
  });
}
