export type Bytes = Uint8Array<ArrayBuffer>;

function letters(text: string): Bytes {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** Concatenated parts; each letter of a text is a byte. */
export function binary(...parts: (string | Uint8Array)[]): Bytes {
  const all = parts.map((part) => (typeof part === 'string' ? letters(part) : part));
  const whole = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of all) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const hex = (text: string): Bytes =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
export const zeros = (length: number): Bytes => new Uint8Array(length);
export const filled = (length: number, value: number): Bytes => new Uint8Array(length).fill(value);

function whole(bytes: number, value: number, little: boolean): Bytes {
  const all = Uint8Array.from({ length: bytes }, (_, index) => (value / 256 ** index) & 0xff);
  return little ? all : all.reverse();
}
export const le16 = (value: number) => whole(2, value, true);
export const le32 = (value: number) => whole(4, value, true);
export const be32 = (value: number) => whole(4, value, false);

/** UTF-16 with its mark. */
export function utf16(text: string, order: 'little' | 'big'): Bytes {
  const units = `\ufeff${text}`.split('').map((unit) => whole(2, unit.charCodeAt(0), order === 'little'));
  return binary(...units);
}

let count = 0;
/** No two files of a run have the same bytes. */
export const another = () => String(++count).padStart(6, '0');
