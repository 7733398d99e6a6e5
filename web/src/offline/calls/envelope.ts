import type { Failure } from '@tidemark/contract/envelope';

/**
 * What of an answer is the office's own word (docs/decisions/0050). Whatever stands before it answers with statuses, pages
 * and JSON of its own; the envelope is what only the office has. Without any import that runs: the sign-in and the shared
 * report read it too.
 */
export function failureIn(status: number, body: unknown): Failure | undefined {
  if (status < 400 || !isObject(body) || body.success !== false) return undefined;
  const { error, message, code } = body;
  if (typeof error !== 'string' || typeof message !== 'string' || typeof code !== 'string') return undefined;
  return codes.test(code) ? (body as Failure) : undefined;
}

/** The data of a success; undefined where it is none of ours. Data is never undefined or null. */
export function dataIn(status: number, body: unknown): Record<string, unknown> | undefined {
  if (status < 200 || status > 299 || !isObject(body) || body.success !== true) return undefined;
  return typeof body.message === 'string' && isObject(body.data) ? body.data : undefined;
}

/** As ours are written; a newer office may have some that this app does not know. */
const codes = /^[a-z]+(_[a-z]+)*$/;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
