import type { Failure } from '@tidemark/contract/envelope';
import { Refusal } from '@tidemark/contract/refusals';

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

/** Connection losses and shutdowns of the database (SQLSTATE classes 08, 53 and 57P, and the socket's own). */
function databaseAway(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT)$/.test(code))
    return true;
  return (
    typeof message === 'string' &&
    /^(timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after calling end)/.test(
      message,
    )
  );
}

/** Codes of Fastify's own errors, as the refusals they are. */
const frameworkErrors: Record<string, Refusal['code']> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
};

/** Any thrown value as a refusal; what is not foreseen becomes `internal` and tells the client nothing. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : frameworkErrors[code];
  if (known) return new Refusal(known);
  if (databaseAway(error)) return new Refusal('unavailable');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Refusal('malformed_request');
  return new Refusal('internal');
}
