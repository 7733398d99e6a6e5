/**
 * How a signed document is hashed, chained and checked (documents.md, section 7). This file imports nothing: server, phone, the
 * page for a third person and verify.mjs, which works without Tidemark, run the same lines.
 */

interface Subtle {
  digest(name: string, bytes: Uint8Array): Promise<ArrayBuffer>;
  importKey(form: 'raw', key: Uint8Array, name: string, out: boolean, uses: string[]): Promise<unknown>;
  verify(name: string, key: unknown, signature: Uint8Array, of: Uint8Array): Promise<boolean>;
}
interface Platform {
  crypto?: { subtle?: Subtle };
  TextEncoder: new () => { encode(text: string): Uint8Array };
  TextDecoder: new () => { decode(bytes: Uint8Array): string };
}
/** What browsers over https and Node both have; contract has no types of either. */
const platform = globalThis as unknown as Platform;

function subtle(): Subtle {
  const found = platform.crypto?.subtle;
  if (!found) throw new Error('Documents can be signed and checked only over a secure (https) address.');
  return found;
}

/** JSON as RFC 8785 writes it: one spelling for one value. @throws TypeError for what JSON does not have */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([key, part]) => `${written(key)}:${canonicalJson(part)}`).join(',')}}`;
  }
  return written(value);
}

function written(value: unknown): string {
  const isJson =
    value === null ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value)) ||
    (typeof value === 'string' && !/\p{Surrogate}/u.test(value));
  if (!isJson) throw new TypeError(`${String(value)} cannot be written as JSON.`);
  return JSON.stringify(value);
}

const inHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
/** @throws TypeError for anything but so many bytes: two spellings of one signature would hide a change */
function fromHex(hex: string, bytes: number): Uint8Array {
  if (!/^[0-9a-f]+$/.test(hex) || hex.length !== bytes * 2) throw new TypeError('This is not hexadecimal.');
  return Uint8Array.from(hex.match(/../g)!, (byte) => Number.parseInt(byte, 16));
}

/** The SHA-256 of a value's canonical JSON, in hexadecimal. */
export const hashOf = async (value: unknown): Promise<string> =>
  inHex(await subtle().digest('SHA-256', new platform.TextEncoder().encode(canonicalJson(value))));

/** What a text is signed as: everything of a template that changes what is read or asked. */
export interface SignedText {
  kind: string;
  language: string;
  title: string;
  body: string;
  needsConsent: boolean;
  withCancellation: boolean;
}
export const textHash = ({ kind, language, title, body, needsConsent, withCancellation }: SignedText) =>
  hashOf({ kind, language, title, body, needsConsent, withCancellation });

export const firstPrev = '0'.repeat(64);

/** What the server adds on arrival; the project is the content's. */
export interface Seal {
  number: number;
  contentHash: string;
  prev: string;
  receivedAt: string;
  ip: string;
  sealHash: string;
  keyId: string;
  /** Ed25519 over the 32 bytes of `sealHash`, in hexadecimal. */
  signature: string;
}

export const sealHashOf = (
  projectId: number,
  { number, contentHash, prev, receivedAt, ip }: Omit<Seal, 'sealHash' | 'keyId' | 'signature'>,
): Promise<string> => hashOf({ v: 1, projectId, number, contentHash, prev, receivedAt, ip });

export interface PublicKey {
  keyId: string;
  /** The raw 32 bytes, in hexadecimal. */
  publicKey: string;
}

/** What is needed of a content to check it. */
interface CheckedContent {
  id: string;
  projectId: number;
  template: { sha256: string };
  consent: { sha256: string } | null;
}

/** A sealed document with the texts it was made of. */
export interface DocumentProof {
  content: CheckedContent;
  seal: Seal;
  text: SignedText;
  /** What the customer agreed to before; null where nobody had to. */
  consentText: SignedText | null;
}

export interface DocumentFault {
  projectId: number;
  number: number;
  fault: string;
}

/** Of a document whose signature this platform cannot check: everything before it is in order. */
export const cannotCheck = 'This browser cannot check signatures. Open this page in a newer one.';

const isMissing = (error: unknown) => (error as { name?: unknown } | null)?.name === 'NotSupportedError';

/** Undefined where the platform has no Ed25519. */
async function isSigned(
  { sealHash, signature, keyId }: Seal,
  keys: readonly PublicKey[],
): Promise<boolean | undefined> {
  const found = keys.find((one) => one.keyId === keyId);
  if (!found) return false;
  try {
    const raw = fromHex(found.publicKey, 32);
    const digest = inHex(await subtle().digest('SHA-256', raw));
    if (digest.slice(0, 16) !== keyId) return false;
    const key = await subtle().importKey('raw', raw, 'Ed25519', false, ['verify']);
    return await subtle().verify('Ed25519', key, fromHex(signature, 64), fromHex(sealHash, 32));
  } catch (error) {
    return isMissing(error) ? undefined : false;
  }
}

async function faultOf(proof: DocumentProof, keys: readonly PublicKey[]): Promise<string | undefined> {
  const { content, seal, text, consentText } = proof;
  if ((await textHash(text)) !== content.template.sha256) return 'Its text is not the one that was signed.';
  const agreed = consentText && (await textHash(consentText));
  if (agreed !== (content.consent?.sha256 ?? null)) return 'The consent is not the one that was agreed to.';
  if ((await hashOf(content)) !== seal.contentHash) return 'Its content is not the one that was signed.';
  if ((await sealHashOf(content.projectId, seal)) !== seal.sealHash) return 'Its seal has been changed.';
  const signed = await isSigned(seal, keys);
  if (signed === undefined) return cannotCheck;
  return signed ? undefined : 'Its signature is not that of the key.';
}

/**
 * Every document that is not as it was sealed, in the order given: a project's documents stand one after another. Those of a
 * `whole` project begin with number 1.
 */
export async function checkDocuments(
  proofs: readonly DocumentProof[],
  keys: readonly PublicKey[],
  whole = false,
): Promise<DocumentFault[]> {
  const faults: DocumentFault[] = [];
  let before: DocumentProof | undefined;
  for (const proof of proofs) {
    const { seal, content } = proof;
    const { projectId } = content;
    const last = before?.content.projectId === projectId ? before.seal : undefined;
    const isFirst = seal.number === 1;
    const follows = last ? seal.number === last.number + 1 : isFirst || !whole;
    const chained = last ? seal.prev === last.sealHash : !isFirst || seal.prev === firstPrev;
    const fault =
      (follows && chained ? undefined : 'It does not follow the document before it.') ??
      (await faultOf(proof, keys).catch(() => 'It cannot be read.'));
    if (fault) faults.push({ projectId, number: seal.number, fault });
    before = proof;
  }
  return faults;
}

/** What is handed to a third person, as a file of its own or inside a document's PDF. */
export interface ProofFile {
  documents: DocumentProof[];
  keys: PublicKey[];
}

/** The documents of a JSON file, or of a PDF that Tidemark printed; undefined where there are none. */
export function readProofFile(bytes: Uint8Array): ProofFile | undefined {
  const text = new platform.TextDecoder().decode(bytes);
  const inside = /(?:^|stream\r?\n)(\{\s*"(?:documents|v)"[\s\S]*?\})\s*(?:$|endstream)/.exec(text)?.[1];
  try {
    const read = JSON.parse(inside ?? '') as Partial<ProofFile>;
    return read.documents && read.keys ? { documents: read.documents, keys: read.keys } : undefined;
  } catch {
    return undefined;
  }
}
