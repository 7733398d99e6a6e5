/** What went wrong, and what a person reads about it. */
export {
  blockedMessage,
  CallError,
  errorOf,
  isNotTheOffice,
  isUnreached,
  networkError,
  notTheOffice,
  signedOut,
  storeAway,
} from './call-error.ts';
export { isCutOff } from './cut-off.ts';
export { useNeedsConnection } from './needs-connection.ts';
export { Problem } from './problem.ts';
export {
  forgetBlocked,
  isBlocked,
  isOnline,
  noteBlocked,
  noteReached,
  noteUnblocked,
  onBlockedChange,
  onOnlineChange,
  useBlocked,
  useOnline,
  wasReached,
} from './reach.ts';
export { explain, inWords, reportFault, sentenceOf } from './report-fault.ts';
export { isStorageFull } from './storage-full.ts';
