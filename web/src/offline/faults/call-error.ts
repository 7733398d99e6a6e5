import type { Failure } from '@tidemark/contract/envelope';
import type { Detail } from '@tidemark/contract/refused';
import { Problem } from './problem.ts';

/** A call that failed. `status` is 0 without a response. */
export class CallError extends Problem {
  readonly status: number;
  readonly code: string;
  readonly details: readonly Detail[];
  /** A blocked response asked for a pause of this many milliseconds. */
  readonly wait: number;

  constructor(
    status: number,
    message: string,
    { code = '', details = [] as readonly Detail[], wait = 0 } = {},
  ) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.code = code;
    this.details = details;
    this.wait = wait;
  }
}

export const networkError = () => new CallError(0, 'Network error', { code: 'network' });
export const blockedMessage = 'Something between this device and the office answers instead of it.';
/** Something else than the server responded, with any status. */
export const notTheOffice = (wait = 0) => new CallError(0, blockedMessage, { code: 'not_the_office', wait });
export const isNotTheOffice = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'not_the_office';
/** No response, or a blocked one. */
export const isUnreached = (error: unknown): boolean => error instanceof CallError && error.status === 0;
/** The browser took the store away; the work only has to be repeated. */
export const storeAway = () =>
  new CallError(503, "Couldn't reach the data on this device. Try again.", { code: 'store_away' });
/** The sign-in has ended: its refresh was refused. */
export const signedOut = () => new CallError(401, 'Authentication failed', { code: 'signed-out' });

/**
 * First document, section 7: the body's error or message field, else "HTTP error! status: N"; for a server fault also
 * the reference that finds it in the server's log.
 */
export function errorOf(status: number, body: unknown): CallError {
  const failure = (typeof body === 'object' && body !== null ? body : {}) as Partial<
    Record<keyof Failure, unknown>
  >;
  const message = text(failure.error) ?? text(failure.message) ?? `HTTP error! status: ${status}`;
  const reference = text(failure.requestId) ? ` Reference: ${failure.requestId}` : '';
  return new CallError(status, message + reference, {
    code: text(failure.code) ?? '',
    details: Array.isArray(failure.details) ? failure.details : [],
  });
}

/** A proxy may respond in a shape of its own. */
const text = (told: unknown): string | undefined => (typeof told === 'string' && told ? told : undefined);
