/** The device's space: the reserve, and opening a store on a full disk (SPEC.md, "A full device"). */
export { withLock } from './locks.ts';
export { beginNewLog } from './new-log.ts';
export { noteClosed } from './open-elsewhere.ts';
export { noteCutOff, openInRoom } from './open-in-room.ts';
export { finishReserve, inRoomForLog, keepReserve } from './reserve.ts';
export { isShortOfRoom, noteShortOfRoom, shortOfRoomKey } from './short-of-room.ts';
export { askForRoom, freeRoom, type StorageRoom } from './storage-room.ts';
export { noticeHeld, useStoreHeld } from './store-held.ts';
export { setShut, unlessShut, useStoreShut } from './store-shut.ts';
export { within } from './within.ts';
