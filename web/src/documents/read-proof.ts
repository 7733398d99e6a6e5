import { documentContent } from '@tidemark/contract/documents/content';
import type { DocumentProof, PublicKey } from '@tidemark/contract/documents/seal';
import { isObject } from '../offline/calls/index.ts';

/** What a file says of sealed documents, with the keys they came with. */
interface Proof {
  documents: readonly DocumentProof[];
  keys: readonly PublicKey[];
}

/** The proof in a JSON of ours; undefined in any other file. */
export async function readProof(file: Blob): Promise<Proof | undefined> {
  const text = await file.text();
  try {
    const told: unknown = JSON.parse(text);
    return isProof(told) ? told : undefined;
  } catch {
    return undefined;
  }
}

/** Enough to be checked; what is wrong inside is for the check to say. */
const isProof = (told: unknown): told is Proof =>
  isObject(told) &&
  Array.isArray(told.keys) &&
  Array.isArray(told.documents) &&
  told.documents.length > 0 &&
  told.documents.every(
    (one) =>
      isObject(one) &&
      isObject(one.content) &&
      isObject(one.content.template) &&
      isObject(one.seal) &&
      isObject(one.text),
  );

/** Who signed, if the content can be read at all. */
export const partiesIn = ({ content }: DocumentProof) => {
  const read = documentContent.safeParse(content);
  return read.success ? read.data.parties : [];
};
