/** What this device stores: record = base + unsent, and how screens read it live. */

export { type Cleared, forgetCleared, useCleared } from './cleared-store.ts';
export { Device, device, refOf } from './device.ts';
export { actionOf, applyEffects, offlineOf, rebuild, store, type Working, withRecords } from './effects.ts';
export { keepOpen } from './keep-open.ts';
export { noteSaved, useLastSaved } from './last-saved.ts';
export { bornHere, lay, type Mark, mark } from './lay.ts';
export { leavePage, returnToPage } from './left-page.ts';
export { openMirror } from './mirror.ts';
export { pace } from './pace.ts';
export { forgetPulled, noteCreatedHere, readPulledAt } from './pulled.ts';
export { readFirst } from './read-first.ts';
export { readLive, untilShown } from './read-live.ts';
export { rename, translated } from './rename.ts';
export {
  dismiss,
  dismissEntered,
  factsSetBy,
  nameSetters,
  noteOurs,
  noteTheirs,
  ofFactual,
  type Replaced,
  readReplaced,
} from './replaced.ts';
export { noteSentToday, useSentToday } from './sent-today.ts';
export type { Entry, LocalBlob, Recording, SentChange, Settled, StoredState, Thumb } from './shapes.ts';
export { forgetStoreMark, noteUnsent, readStoreMark } from './store-mark.ts';
export { listsUnder, localTables, placeOf } from './store-shape.ts';
export { throughCuts } from './through-cuts.ts';
export { useLive } from './use-live.ts';
export { readRecord, readRecords, useRecord, useRecords } from './use-records.ts';
export { whenIdle } from './when-idle.ts';
