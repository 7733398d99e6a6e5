import { documentationActions } from '@tidemark/contract/documentation';
import { callBytes } from '../calls/index.ts';
import { device, type Thumb, throughCuts } from '../store/index.ts';
import { ownTask } from './own-task.ts';

const asked = new Map<string, Promise<Thumb | undefined>>();

/**
 * The small picture of a photo: the device's own, else the office's where it has the photo, which is kept from then on.
 * @throws CallError when the office cannot be reached or has none
 */
export async function readThumb(id: string, atOffice: boolean): Promise<Thumb | undefined> {
  const kept = await readKept(id);
  await ownTask();
  if (kept || !atOffice) return kept;
  const running = asked.get(id) ?? fetchThumb(id).finally(() => asked.delete(id));
  asked.set(id, running);
  return running;
}

let wanted: { ids: string[]; found: Promise<(Thumb | undefined)[]> } | undefined;

/** Dozens come near the screen at once: those asked for in one task are read in one transaction. */
async function readKept(id: string): Promise<Thumb | undefined> {
  wanted ??= readSoon();
  const { ids, found } = wanted;
  const at = ids.push(id) - 1;
  return (await found)[at];
}

function readSoon() {
  const ids: string[] = [];
  const found = Promise.resolve().then(() => {
    wanted = undefined;
    return throughCuts(() => device().thumbs.bulkGet(ids));
  });
  return { ids, found };
}

async function fetchThumb(id: string): Promise<Thumb> {
  const on = device();
  const picture = await callBytes(documentationActions.file, { params: { id }, query: { size: '320' } });
  const thumb = { id, type: picture.type, bytes: await picture.arrayBuffer() };
  await on.thumbs.put(thumb);
  return thumb;
}

/**
 * The bytes of a file as they were picked: the device's own, else the office's.
 * @throws CallError when the office cannot be reached or has none
 */
export const readOriginal = (id: string): Promise<Blob> => readBytes(id, {});

/** A photo to be looked at: the device's own bytes, else the office's at 1600 pixels. @throws CallError */
export const readLarge = (id: string): Promise<Blob> => readBytes(id, { size: '1600' });

async function readBytes(id: string, query: { size?: '1600' }): Promise<Blob> {
  const kept = await throughCuts(() => device().blobs.get(id));
  if (kept) return new Blob([kept.bytes], { type: kept.type });
  return callBytes(documentationActions.file, { params: { id }, query });
}

export async function forgetThumb(id: string): Promise<void> {
  await device().thumbs.delete(id);
}
