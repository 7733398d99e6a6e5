import { makeFlag } from './flag.ts';

/** Whether this person's store cannot be opened: on a full disk it cannot even be read without harm. */
export const shut = makeFlag();

export const isStoreShut = shut.is;
export const useStoreShut = shut.use;
