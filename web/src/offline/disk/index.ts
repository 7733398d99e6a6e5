/** The device's space: the reserve, and opening a store on a full disk (SPEC.md, "A full device"). */
export { withLock } from './locks.ts';
export { beginNewLog } from './new-log.ts';
export { noteClosed } from './open-elsewhere.ts';
export { forgetCutOff, noteCutOff, openWithSpace } from './open-with-space.ts';
export { isOutOfSpace, noteOutOfSpace, outOfSpaceKey } from './out-of-space.ts';
export { finishReserve, inSpaceForLog, keepReserve, stopResizing } from './reserve.ts';
export { askForSpace, freeSpace, type StorageSpace } from './storage-space.ts';
export { useStoreHeld, watchHeld } from './store-held.ts';
export { setShut, unlessShut, useStoreShut } from './store-shut.ts';
export { within } from './within.ts';
