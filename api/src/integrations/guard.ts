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
  /** The time limit of one try, including all its calls. */
  timeMs: number;
  /** Failures in a row before a pause … */
  failures: number;
  /** … of this length; then one try checks whether it is back. */
  restMs: number;
}

/**
 * Runs tries at one system: each with a time limit, and none during a pause after failures, unless a person wants it
 * tried `anyway`.
 */
export type Guard = <T>(
  name: string,
  signal: AbortSignal,
  attempt: (signal: AbortSignal) => Promise<T>,
  anyway?: boolean,
) => Promise<T>;

/** A permanent refusal shows that the other side is alive. */
const isDown = (error: unknown) => !(error instanceof SendFailure) || error.again;

export function openGuard(limits: Partial<GuardLimits> = {}): Guard {
  const { timeMs, failures, restMs } = { timeMs: 60_000, failures: 5, restMs: 30_000, ...limits };
  const breaker = circuitBreaker(handleWhen(isDown), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failures),
  });
  const inTime = timeout(timeMs, TimeoutStrategy.Aggressive);
  const policy = wrap(breaker, inTime);
  // Added to the pause's message: otherwise a person would read no cause if the delivery ends here.
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
