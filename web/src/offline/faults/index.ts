/** What went wrong, and what a person reads about it. */
export {
  answersInstead,
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
  forgetStranger,
  forgetStrangers,
  isOnline,
  isStranger,
  noteReached,
  noteStranger,
  onOnlineChange,
  onStranger,
  useOnline,
  useStranger,
  wasReached,
} from './reach.ts';
export { explain, inWords, reportFault, sentenceOf } from './report-fault.ts';
export { isStorageFull } from './storage-full.ts';
