import { Refusal } from '@tidemark/contract/refusals';
import { answersInstead, CallError, isNotTheOffice, isUnreached, storeAway } from './call-error.ts';
import { isCutOff } from './cut-off.ts';
import { needsConnection } from './needs-connection.ts';
import { Problem } from './problem.ts';
import { isStranger } from './reach.ts';
import { isStorageFull } from './storage-full.ts';

const noRoom = 'This device is out of space. Free up space and try again.';
const defect = 'Something went wrong in the app. Try again, or reload the page.';
/** In Chromium, Safari and Firefox. */
const unreached = /^(Failed to fetch|Load failed|NetworkError when)/;

/** What a person is told of an error; undefined of a defect, whose own words are for nobody. */
export function sentenceOf(error: unknown): string | undefined {
  // For the first minutes it may be no more than a proxy that is started anew.
  if (isNotTheOffice(error) && isStranger()) return answersInstead;
  if (isUnreached(error) || isNotFetched(error)) return needsConnection;
  if (error instanceof Problem || error instanceof Refusal) return error.message;
  if (isStorageFull(error)) return noRoom;
  return isCutOff(error) ? storeAway().message : undefined;
}

/** The only words of an error that may stand on a screen. */
export const inWords = (error: unknown): string => sentenceOf(error) ?? defect;

/** Reports what cannot be told. @returns what the person is told of it */
export function explain(error: unknown): string {
  if (sentenceOf(behind(error)) === undefined) reportFault(error);
  return inWords(error);
}

/**
 * Reports what went wrong behind a screen, to the console and whoever listens there. Not what is no fault of the app and
 * is said elsewhere: a call's failure where it was made, a store the browser took away on every screen.
 */
export function reportFault(error: unknown): void {
  const fault = behind(error);
  if (fault !== undefined && !(fault instanceof CallError) && !isCutOff(fault))
    globalThis.reportError?.(error);
}

/** What our own sentences stand for; undefined where they are all there is to say. */
const behind = (error: unknown) => (error instanceof Problem ? error.cause : error);

const isNotFetched = (error: unknown) => error instanceof TypeError && unreached.test(error.message);
