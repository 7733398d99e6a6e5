import type { Failure } from '@tidemark/contract/envelope';
import { Refusal } from '@tidemark/contract/refusals';
import { BrokenCircuitError } from 'cockatiel';
import { Abandoned } from '../files/take-turns.ts';

export interface Answer {
  status: number;
  body: unknown;
}

export function success(status: number, message: string, data: unknown): Answer {
  return { status, body: { success: true, message, data } };
}

export function failure(refusal: Refusal): Answer {
  const body: Failure = {
    success: false,
    error: refusal.message,
    message: refusal.message,
    code: refusal.code,
    ...(refusal.details.length > 0 && { details: [...refusal.details] }),
  };
  return { status: refusal.status, body };
}

/**
 * SQLSTATE: lost connections, exhausted resources, shutdowns, a failing disk (classes 08, 53, 57P, 58); statements and
 * locks over their time; a read-only server, as after a failover; a transaction left open too long.
 */
const notNow = /^(08|53|57P|58)...?$|^(57014|55P03|25006|25P03)$/;
/** Errors of a connection to the database, the bucket or another system. */
const noConnection =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EMFILE|ENFILE)$/;
const noClient =
  /^(timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after calling end|Client has encountered a connection error)/;

/** A dependency is down, overloaded or silent: a retry may work. */
function isAway(error: unknown): boolean {
  const { code, message, name } = error as { code?: unknown; message?: unknown; name?: unknown };
  if (typeof code === 'string' && (notNow.test(code) || noConnection.test(code))) return true;
  // A bucket's refusals have this, whatever they say: no caller is at fault.
  if ('$metadata' in (error as object) || name === 'TimeoutError' || error instanceof BrokenCircuitError)
    return true;
  return typeof message === 'string' && noClient.test(message);
}

/** The disk of the files or the database is full, or over its quota. */
const noRoom = (error: unknown) =>
  ['ENOSPC', 'EDQUOT', '53100'].includes(String((error as { code?: unknown }).code));

/** Codes of Fastify's own errors and their refusals. */
const frameworkErrors: Record<string, Refusal['code']> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
};

/** Turns any thrown value into a refusal; unexpected ones become `internal` and reveal nothing. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : frameworkErrors[code];
  if (known) return new Refusal(known);
  if (noRoom(error)) return new Refusal('storage_full');
  // The client has gone, so no one reads it.
  if (error instanceof Abandoned) return new Refusal('request_too_slow');
  if (isAway(error)) return new Refusal('unavailable');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Refusal('malformed_request');
  return new Refusal('internal');
}
