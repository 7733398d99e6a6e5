declare const TextDecoder: new (
  encoding: string,
  options?: { fatal?: boolean },
) => { decode: (bytes: Uint8Array) => string };

/** In UTF-16 text with Latin letters every other byte is zero. */
function isWide(bytes: Uint8Array, from: 0 | 1): boolean {
  const looked = Math.min(bytes.length, 1_000) & ~1;
  let [empty, others] = [0, 0];
  for (let at = from; at < looked; at += 2) if (bytes[at] === 0) empty++;
  for (let at = 1 - from; at < looked; at += 2) if (bytes[at] === 0) others++;
  return looked >= 4 && others === 0 && empty * 4 > looked;
}

const count = (text: string, of: RegExp) => text.match(of)?.length ?? 0;

/** Decodes UTF-16, UTF-8, or else Windows-1252, as spreadsheets save them. A few lost letters make no UTF-8 another. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || isWide(bytes, 1))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || isWide(bytes, 0))
    return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    const lost = count(text, /\uFFFD/g);
    const isMarked = first === 0xef && second === 0xbb && bytes[2] === 0xbf;
    if (isMarked || count(text, /[^\0-\x7f\uFFFD]/g) > lost) return text;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
