import type { Category } from '@tidemark/contract/documentation-file';
import { pdf } from '@tidemark/contract/testing/files/documents';
import { webm } from '@tidemark/contract/testing/files/sounds';
import { v7 as uuidv7 } from 'uuid';
import type { Person } from '../../testing/people.ts';
import { picture } from '../../testing/pictures.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

export interface ToSend {
  type?: Category;
  name?: string;
  bytes?: Bytes;
  key?: string;
  /** Further fields of the form. */
  fields?: Record<string, unknown>;
}

const made: Record<Category, () => Bytes | Promise<Bytes>> = {
  photo: () => picture(),
  document: () => pdf(),
  voice: () => webm(2),
};

/** Uploads a file; a new one of its category unless bytes are given. */
export async function send(who: Person, inspectionId: string, of: ToSend = {}) {
  const { type = 'photo', name = `${uuidv7()}.bin`, key, fields } = of;
  const bytes = of.bytes ?? (await made[type]());
  return who.send('documentation.upload', {
    body: { inspectionId, type, ...fields },
    file: { name, bytes },
    headers: key ? { 'Idempotency-Key': key } : {},
  });
}

export const addFile = async (who: Person, inspectionId: string, of?: ToSend) =>
  (await send(who, inspectionId, of)).ok().file;

export const documentationOf = async (who: Person, inspectionId: string, query = {}) =>
  (await who.send('documentation.of-inspection', { params: { inspectionId }, query })).ok().documentation;
