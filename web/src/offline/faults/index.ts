/** What went wrong, and what a person is told of it. */
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
export { isOnline, noteReached, onOnlineChange, useOnline, wasReached } from './online.ts';
export { Problem } from './problem.ts';
export { explain, inWords, reportFault, sentenceOf } from './report-fault.ts';
export { isStorageFull } from './storage-full.ts';
export {
  forgetStranger,
  forgetStrangers,
  isStranger,
  noteStranger,
  onStranger,
  useStranger,
} from './stranger.ts';
