import { type FileBytes, find, findLast, has, letters, view } from './bytes.ts';
import type { IdentifiedFile, KindName } from './kinds.ts';
import { unpackStart } from './unpack-start.ts';

/** A ZIP (APPNOTE 6.3): its list of entries is at its end, followed only by a comment of up to 64 kB. */
const longestTail = 22 + 65_535;
/** Far more than any document has; larger lists are not read. */
const longestList = 4_194_304;
/** The content types of a document are a few kilobytes, whatever size is declared. */
const longestTypes = 262_144;
const end = 'PK\x05\x06';
/** The same with long numbers, which some writers always use. */
const largeEnd = 'PK\x06\x06';
const listed = 'PK\x01\x02';
const typesName = '[Content_Types].xml';

interface Entry {
  name: string;
  method: number;
  packed: number;
  at: number;
}

/** The entry list; undefined if incomplete. */
async function listOf(file: FileBytes): Promise<Entry[] | undefined> {
  const start = Math.max(0, file.size - longestTail);
  const tail = await file.read(start, file.size - start);
  const at = findLast(tail, end);
  if (at < 0 || at + 22 > tail.length) return undefined;
  let [size, offset] = [view(tail).getUint32(at + 12, true), view(tail).getUint32(at + 16, true)];
  // Prepended bytes shift the offsets, but the list still ends right before its end record.
  let from = start + at - size;
  const large = offset === 0xffffffff ? findLast(tail.subarray(0, at), largeEnd) : -1;
  if (large >= 0 && large + 56 <= at) {
    const [sizes, offsets] = [
      view(tail).getBigUint64(large + 40, true),
      view(tail).getBigUint64(large + 48, true),
    ];
    [size, offset, from] = [Number(sizes), Number(offsets), start + large - Number(sizes)];
  }
  if (from < 0 || offset > from || size > longestList) return undefined;
  const list = await file.read(from, size);
  const entries: Entry[] = [];
  for (let next = 0; next + 46 <= list.length && has(list, next, listed); ) {
    const of = view(list);
    const [name, extra, comment] = [28, 30, 32].map((place) => of.getUint16(next + place, true)) as [
      number,
      number,
      number,
    ];
    entries.push({
      name: letters(list, next + 46, next + 46 + name),
      method: of.getUint16(next + 10, true),
      packed: of.getUint32(next + 20, true),
      at: of.getUint32(next + 42, true) + from - offset,
    });
    next += 46 + name + extra + comment;
  }
  return entries;
}

/** The beginning of an entry's text. */
async function startOf(file: FileBytes, { at, method, packed }: Entry): Promise<string> {
  const head = await file.read(at, 30);
  if (head.length < 30 || !has(head, 0, 'PK\x03\x04')) return '';
  const start = at + 30 + view(head).getUint16(26, true) + view(head).getUint16(28, true);
  const bytes = await file.read(start, Math.min(packed, longestTypes));
  if (method === 0) return letters(bytes);
  return method === 8 ? letters(await unpackStart(bytes, longestTypes)) : '';
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
/** The type of the main part identifies Office documents; other formats are identified by their paths. */
const mainTypes: readonly [type: string, kind: KindName][] = [
  [`"${word}.document.main+xml"`, 'docx'],
  ['"application/vnd.ms-word.document.macroEnabled.main+xml"', 'docm'],
  [`"${word}.template.main+xml"`, 'dotx'],
  ['"application/vnd.ms-word.template.macroEnabledTemplate.main+xml"', 'dotx'],
];
const folders: readonly [name: RegExp, kind: KindName][] = [
  [/^xl\//, 'excel'],
  [/^ppt\//, 'powerPoint'],
  [/^Index(\.zip|\/)/, 'iWork'],
  [/^META-INF\/manifest\.xml$/, 'openDocument'],
];

/** Only the types of a document's parts are decompressed. */
export async function identifyZip(file: FileBytes): Promise<IdentifiedFile> {
  const entries = await listOf(file);
  if (!entries) {
    const head = await file.read(0, 65_536);
    if (find(head, typesName) < 0) return { kind: 'archive', whole: false };
    const other = find(head, 'xl/') >= 0 ? 'excel' : find(head, 'ppt/') >= 0 ? 'powerPoint' : 'docx';
    return { kind: other, whole: false };
  }
  const types = entries.find(({ name }) => name === typesName);
  const text = types ? (await startOf(file, types)).replaceAll("'", '"') : '';
  const main = mainTypes.find(([type]) => text.includes(type))?.[1];
  if (main === 'docx' && entries.some(({ name }) => name.endsWith('vbaProject.bin')))
    return { kind: 'docm', whole: true };
  const folder = folders.find(([wanted]) => entries.some(({ name }) => wanted.test(name)))?.[1];
  return { kind: main ?? folder ?? 'archive', whole: true };
}
