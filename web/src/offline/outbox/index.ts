/** What waits for the server: its states, its order, sending. */
export { pauseAfter } from './backoff.ts';
export { beforeLeaving } from './before-leaving.ts';
export { laneTitle } from './lane-title.ts';
export {
  eraseLeftBehind,
  exportLeftBehind,
  findLeftBehind,
  type LeftBehind,
  proveLeftBehind,
} from './left-behind.ts';
export { type Performable, perform, performAll, plan } from './perform.ts';
export { performUpload, type Upload } from './perform-upload.ts';
export {
  beginRecording,
  dropRecording,
  finishRecording,
  keepPart,
  recordingLock,
  recoverRecordings,
} from './recordings.ts';
export {
  discardEntry,
  type OutboxEntry,
  retryAll,
  retryEntry,
  type SendState,
  useOutbox,
  useSendState,
} from './send-state.ts';
export { type Sender, startSender } from './sender.ts';
export { patience, sentSoon } from './sent-soon.ts';
export { type Settled, settled } from './settled.ts';
export { sha256 } from './sha256.ts';
export { forgetTyped, keepTyped, takeTyped } from './typed-on-leaving.ts';
export { noteTyping } from './typing.ts';
export { useUploadProgress } from './upload-progress.ts';
export { uploadOf, useUploads } from './use-uploads.ts';
export type { Described, NameOf, Words, WordsByAction } from './words.ts';
