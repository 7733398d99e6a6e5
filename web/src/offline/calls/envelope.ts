import type { Failure } from '@tidemark/contract/envelope';

/**
 * What makes a response the server's own (docs/decisions/0050). A proxy responds with statuses, pages and JSON of its
 * own, but only the server sends this envelope. No import that runs: sign-in and the shared report load this file too.
 */
export function failureIn(status: number, body: unknown): Failure | undefined {
  if (status < 400 || !isObject(body) || body.success !== false) return undefined;
  const { error, message, code } = body;
  if (typeof error !== 'string' || typeof message !== 'string' || typeof code !== 'string') return undefined;
  const isOurs = status === 401 ? codesOf401.has(code) : codes.test(code);
  return isOurs ? (body as Failure) : undefined;
}

/** A 401 can end a sign-in, and gateways write envelopes like ours: only these codes are the server's. */
const codesOf401 = new Set(['unauthenticated', 'invalid_credentials', 'signature_refused']);

/** The data of a success; undefined if the response is not the server's. Data is never undefined or null. */
export function dataIn(status: number, body: unknown): Record<string, unknown> | undefined {
  if (status < 200 || status > 299 || !isObject(body) || body.success !== true) return undefined;
  return typeof body.message === 'string' && isObject(body.data) ? body.data : undefined;
}

/** Codes as this version writes them; a newer server may have others. */
const codes = /^[a-z]+(_[a-z]+)*$/;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
