import type { Category } from '@tidemark/contract/documentation-file';
import { pdf } from '@tidemark/contract/testing/files/documents';
import { webm } from '@tidemark/contract/testing/files/sounds';
import { v7 as uuidv7 } from 'uuid';
import type { Person } from '../../testing/people.ts';
import { picture } from '../../testing/pictures.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface ToSend {
  category?: Category;
  name?: string;
  bytes?: Bytes;
  /** Further fields of the form. */
  fields?: Record<string, unknown>;
}

const made: Record<Category, () => Bytes | Promise<Bytes>> = {
  photo: () => picture(),
  document: () => pdf(),
  voice: () => webm(2),
};

/** Uploads a file to a project's job; a new one of its category unless bytes are given. */
export async function sendJobFile(who: Person, projectId: number, of: ToSend = {}) {
  const { category = 'photo', name = `${uuidv7()}.bin`, fields } = of;
  const bytes = of.bytes ?? (await made[category]());
  return who.send('job.upload', {
    params: { id: projectId },
    body: { category, ...fields },
    file: { name, bytes },
  });
}

export const addJobFile = async (who: Person, projectId: number, of?: ToSend) =>
  (await sendJobFile(who, projectId, of)).ok().file;

export const jobOf = async (who: Person, projectId: number) =>
  (await who.send('job.read', { params: { id: projectId } })).ok();
