import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { prefix } from './prefix.ts';

const name = 'tidemark-device';
/** The longest that browsers keep a cookie. */
const days = 400;

/**
 * The secret that identifies a known device, or a new one. It opens nothing: it only separates other people's failures.
 */
export function deviceOf({ headers }: FastifyRequest): string {
  const cookies = headers.cookie?.split(';').map((cookie) => cookie.trim()) ?? [];
  const given = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  return given !== undefined && /^[\w-]{43}$/.test(given) ? given : randomBytes(32).toString('base64url');
}

export function markDevice(reply: FastifyReply, device: string): void {
  const rules = [`Path=${prefix}/auth`, `Max-Age=${days * 86_400}`, 'HttpOnly', 'SameSite=Strict'];
  // Set if people come over TLS, wherever it ends.
  if (reply.hasHeader('Strict-Transport-Security')) rules.push('Secure');
  reply.header('Set-Cookie', [`${name}=${device}`, ...rules].join('; '));
}
