/**
 * Why something did not reach another system, in a sentence a manager can act on. `again` is false if a retry cannot
 * help: the other side understood and refused.
 */
export class SendFailure extends Error {
  override name = 'SendFailure';
  readonly again: boolean;
  /** The pause the other side asked for. */
  readonly afterMs: number | undefined;

  constructor(
    message: string,
    { again, afterMs, cause }: { again: boolean; afterMs?: number | undefined; cause?: unknown },
  ) {
    super(message, { cause });
    this.again = again;
    this.afterMs = afterMs;
  }
}

/** A lost connection in words: the system's code, else the message. */
function wordsOf(error: unknown): string {
  const { code, message, cause } = error as Error & { code?: string; cause?: Error & { code?: string } };
  return cause?.code ?? code ?? cause?.message ?? message;
}

/** The network failed: the other side may or may not have done it. */
export function unreachable(name: string, error: unknown): SendFailure {
  if (error instanceof SendFailure) return error;
  const why = (error as Error).name === 'TimeoutError' ? 'it took too long' : wordsOf(error);
  return new SendFailure(`${name} did not answer: ${why}.`, { again: true, cause: error });
}

/** Seconds or a date (RFC 9110, 10.2.3), at most a day. */
export function retryAfter(value: string | undefined, now = Date.now()): number | undefined {
  if (!value) return undefined;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), 86_400_000);
}

/** Temporary refusals: too early, too many, a lock, or the server's own failure. */
export const passes = (status: number) => status >= 500 || [408, 409, 423, 425, 429].includes(status);
