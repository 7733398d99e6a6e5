import { Refused } from '@tidemark/contract/refused';
import { blockedMessage, CallError, isNotTheOffice, isUnreached, storeAway } from './call-error.ts';
import { isCutOff } from './cut-off.ts';
import { needsConnection } from './needs-connection.ts';
import { Problem } from './problem.ts';
import { isBlocked } from './reach.ts';
import { isStorageFull } from './storage-full.ts';

const noRoom = 'This device is out of space. Free up space and try again.';
const defect = 'Something went wrong in the app. Try again, or reload the page.';
/** In Chromium, Safari and Firefox. */
const unreached = /^(Failed to fetch|Load failed|NetworkError when)/;

/** What a person reads about an error; undefined for a fault of the app, whose text helps nobody. */
export function sentenceOf(error: unknown): string | undefined {
  // For the first minutes it may only be a proxy that restarts.
  if (isNotTheOffice(error) && isBlocked()) return blockedMessage;
  if (isUnreached(error) || isNotFetched(error)) return needsConnection;
  if (error instanceof Problem || error instanceof Refused) return error.message;
  if (isStorageFull(error)) return noRoom;
  return isCutOff(error) ? storeAway().message : undefined;
}

/** The only error texts a screen may show. */
export const inWords = (error: unknown): string => sentenceOf(error) ?? defect;

/** Reports an error that has no text for people. @returns what the person reads */
export function explain(error: unknown): string {
  if (sentenceOf(behind(error)) === undefined) reportFault(error);
  return inWords(error);
}

/**
 * Logs what went wrong behind a screen and notifies listeners. It leaves out what is no fault of the app and is shown
 * elsewhere: failed calls, and a store the browser took away.
 */
export function reportFault(error: unknown): void {
  const fault = behind(error);
  if (fault !== undefined && !(fault instanceof CallError) && !isCutOff(fault))
    globalThis.reportError?.(error);
}

/** The error behind our own message; undefined if the message says everything. */
const behind = (error: unknown) => (error instanceof Problem ? error.cause : error);

const isNotFetched = (error: unknown) => error instanceof TypeError && unreached.test(error.message);
