import type { Entry } from '../store/index.ts';

/** The states of an entry, named in SPEC.md. "fresh" waits and was never attempted. */
export type EntryState = 'fresh' | 'waiting' | 'sending' | 'refused';
/** What can happen to an entry. */
export type EntryEvent =
  | 'edited'
  | 'claimed'
  | 'taken'
  | 'taken in part'
  | 'refused'
  | 'put back'
  | 'retried'
  | 'given up';
/** What is done then; "-" is nothing. */
export type Transition =
  | 'merge'
  | 'follow'
  | 'send'
  | 'drop'
  | 'keep the rest'
  | 'keep'
  | 'wait'
  | 'renew'
  | '-';

/** The table of SPEC.md as code: a state or event without its transition does not compile. */
export const transitions: Readonly<Record<EntryState, Readonly<Record<EntryEvent, Transition>>>> = {
  fresh: {
    edited: 'merge',
    claimed: 'send',
    taken: '-',
    'taken in part': '-',
    refused: '-',
    'put back': '-',
    retried: '-',
    'given up': 'drop',
  },
  waiting: {
    edited: 'follow',
    claimed: 'send',
    taken: '-',
    'taken in part': '-',
    refused: '-',
    'put back': '-',
    retried: '-',
    'given up': '-',
  },
  sending: {
    edited: 'follow',
    claimed: 'send',
    taken: 'drop',
    'taken in part': 'keep the rest',
    refused: 'keep',
    'put back': 'wait',
    retried: '-',
    'given up': '-',
  },
  refused: {
    edited: 'merge',
    claimed: '-',
    taken: '-',
    'taken in part': '-',
    refused: '-',
    'put back': '-',
    retried: 'renew',
    'given up': 'drop',
  },
};

export function entryStateOf({ state, attempts }: Pick<Entry, 'state' | 'attempts'>): EntryState {
  switch (state) {
    case 'waiting':
      return attempts === 0 ? 'fresh' : 'waiting';
    case 'sending':
    case 'refused':
      return state;
    default:
      return state satisfies never;
  }
}

export const transitionOn = (entry: Pick<Entry, 'state' | 'attempts'>, event: EntryEvent): Transition =>
  transitions[entryStateOf(entry)][event];
