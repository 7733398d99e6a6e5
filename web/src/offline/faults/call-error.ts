import type { Failure } from '@tidemark/contract/envelope';
import type { Detail } from '@tidemark/contract/refusals';
import { Problem } from './problem.ts';

/** A call that did not succeed. `status` is 0 when no answer came. */
export class CallError extends Problem {
  readonly status: number;
  readonly code: string;
  readonly details: readonly Detail[];
  /** Whoever answered in the office's place asked to wait for so many milliseconds. */
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
export const answersInstead = 'Something between this device and the office is blocking the connection.';
/** Something answered that is not the office: that is no answer, whatever its status. */
export const notTheOffice = (wait = 0) => new CallError(0, answersInstead, { code: 'not_the_office', wait });
export const isNotTheOffice = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'not_the_office';
/** Nobody answered, or somebody who is not the office. */
export const isUnreached = (error: unknown): boolean => error instanceof CallError && error.status === 0;
/** What only needs to be done again: the browser took the device's own store away. */
export const storeAway = () =>
  new CallError(503, "Couldn't reach the data on this device. Try again.", { code: 'store_away' });
/** The sign-in is over: refreshing it was refused. */
export const signedOut = () => new CallError(401, 'Authentication failed', { code: 'signed-out' });

/**
 * First document, section 7: the body's error or message field, else "HTTP error! status: N"; of a defect of the server
 * also what the office asks for to find it in the log.
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

/** What stands between the app and the office may answer in a shape of its own. */
const text = (told: unknown): string | undefined => (typeof told === 'string' && told ? told : undefined);
