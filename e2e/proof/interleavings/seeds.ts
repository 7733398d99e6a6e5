import type { Subject } from './scenario.ts';

/**
 * Runs that once went wrong and were fixed, done before any other. The timing is up to the machine, so each is done
 * several times.
 */
export const regressions: readonly { subject: Subject; seed: number; steps: number; was: string }[] = [];
