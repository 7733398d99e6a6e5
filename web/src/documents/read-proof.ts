import { documentContent } from '@tidemark/contract/documents/content';
import { type DocumentProof, type PublicKey, readProofFile } from '@tidemark/contract/documents/seal';
import { isObject } from '../offline/calls/index.ts';

/** What a file says of sealed documents, with the keys they came with. */
interface Proof {
  documents: readonly DocumentProof[];
  keys: readonly PublicKey[];
}

/** The proof in a JSON of ours or in a PDF that Tidemark printed; undefined in any other file. */
export async function readProof(file: Blob): Promise<Proof | undefined> {
  const told = readProofFile(new Uint8Array(await file.arrayBuffer()));
  return isProof(told) ? told : undefined;
}

/** Whether a file is a PDF, whose pages say what they like. */
export const isPdf = async (file: Blob): Promise<boolean> =>
  (await file.slice(0, 1024).text()).includes('%PDF-');

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

/** What was signed, if it can be read at all. */
export const contentIn = ({ content }: DocumentProof) => documentContent.safeParse(content).data;
