import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { SendFailure } from './failure.ts';

export interface GuardLimits {
  /** The whole of one try, however many calls it makes. */
  timeMs: number;
  /** Failures in a row after which the other side is left alone … */
  failures: number;
  /** … for this long; then one try tells whether it is back. */
  restMs: number;
}

/**
 * Runs tries at one system: each within its time, and none while it has just failed again and again, unless a person
 * wants it tried `anyway`.
 */
export type Guard = <T>(
  name: string,
  signal: AbortSignal,
  attempt: (signal: AbortSignal) => Promise<T>,
  anyway?: boolean,
) => Promise<T>;

/** What the other side refused for good says that it lives. */
const isDown = (error: unknown) => !(error instanceof SendFailure) || error.again;

export function openGuard(limits: Partial<GuardLimits> = {}): Guard {
  const { timeMs, failures, restMs } = { timeMs: 60_000, failures: 5, restMs: 30_000, ...limits };
  const breaker = circuitBreaker(handleWhen(isDown), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failures),
  });
  const inTime = timeout(timeMs, TimeoutStrategy.Aggressive);
  const policy = wrap(breaker, inTime);
  // Said with the rest: of a delivery that is given up then, a person would read no cause otherwise.
  let lastWords = '';
  return async (name, signal, attempt, anyway = false) => {
    try {
      return await (anyway ? inTime : policy).execute(({ signal: limited }) => attempt(limited), signal);
    } catch (error) {
      if (error instanceof BrokenCircuitError)
        throw new SendFailure(
          `${lastWords}${name} has failed ${failures} times in a row and was left alone for a moment.`,
          {
            again: true,
            afterMs: restMs,
            cause: error,
          },
        );
      const failure =
        error instanceof TaskCancelledError
          ? new SendFailure(`${name} did not answer within ${Math.ceil(timeMs / 1000)} seconds.`, {
              again: true,
              cause: error,
            })
          : error;
      if (isDown(failure)) lastWords = failure instanceof SendFailure ? `${failure.message} ` : '';
      throw failure;
    }
  };
}
