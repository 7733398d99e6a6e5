/**
 * Runs that went wrong once and were mended; they are done before any other. What falls together when is up to the
 * machine, so each is done several times.
 */
export const regressions: readonly { seed: number; steps: number; was: string }[] = [];
