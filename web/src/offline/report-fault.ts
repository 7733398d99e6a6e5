import { CallError } from './call-error.ts';
import { isCutOff } from './cut-off.ts';

/**
 * Reports what went wrong behind a screen, to the console and whoever listens there. Not what is no fault of the app and
 * is said elsewhere: a call's failure where it was made, a store the browser took away on every screen.
 */
export function reportFault(error: unknown): void {
  if (!(error instanceof CallError) && !isCutOff(error)) globalThis.reportError?.(error);
}
