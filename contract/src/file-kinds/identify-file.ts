import { type FileBytes, has, windowed } from './bytes.ts';
import { identifyCompound } from './compound.ts';
import type { IdentifiedFile, KindName } from './kinds.ts';
import { identifyMpeg4 } from './mpeg-4.ts';
import { identifyPdf } from './pdf.ts';
import { identifyPicture, identifyStrayJpeg } from './pictures.ts';
import { identifyText } from './plain-text.ts';
import { identifyAac, identifyMp3, identifyOgg, identifyWav } from './sound.ts';
import { identifyWebm } from './webm.ts';
import { identifyZip } from './zip.ts';

type Identify = (file: FileBytes) => Promise<IdentifiedFile | undefined>;

const starts =
  (...wanted: string[]) =>
  (head: Uint8Array) =>
    wanted.some((start) => has(head, 0, start));
const riff = (form: string) => (head: Uint8Array) => has(head, 0, 'RIFF') && has(head, 8, form);

/** Signatures that need a closer look, with their function. */
const looked: readonly [begins: (head: Uint8Array) => boolean, identify: Identify][] = [
  [starts('\xff\xd8\xff'), (file) => identifyPicture(file, 'jpeg')],
  [starts('\xff\xd8'), identifyStrayJpeg],
  [starts('\x89PNG\r\n\x1a\n'), (file) => identifyPicture(file, 'png')],
  [starts('GIF87a', 'GIF89a'), (file) => identifyPicture(file, 'gif')],
  [riff('WEBP'), (file) => identifyPicture(file, 'webp')],
  [starts('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), identifyCompound],
  [starts('PK\x03\x04', 'PK\x05\x06'), identifyZip],
  [starts('\x1aE\xdf\xa3'), identifyWebm],
  [starts('OggS'), identifyOgg],
  [riff('WAVE'), identifyWav],
];

/** Signatures of types that are never accepted, so that the message can name them. */
const named: readonly [begins: (head: Uint8Array) => boolean, kind: KindName][] = [
  [starts('II*\0', 'MM\0*', 'II+\0', 'MM\0+', 'IIRO\x08', 'IIU\0', 'FUJIFILMCCD-RAW'), 'tiff'],
  [(head) => has(head, 0, 'BM') && head[15] === 0 && head[16] === 0 && head[17] === 0, 'bmp'],
  [starts('8BPS\0'), 'photoshop'],
  [starts('\xff\x0a', '\0\0\0\x0cJXL ', '\0\0\0\x0cjP  ', '\xff\x4f\xff\x51'), 'otherPicture'],
  [starts('7z\xbc\xaf\x27\x1c', 'Rar!\x1a\x07', '\x1f\x8b\x08', 'BZh91AY', '\xfd7zXZ\0'), 'archive'],
  [(head) => starts('MZ')(head) && head.includes(0), 'program'],
  [starts('\x7fELF'), 'program'],
  [starts('#!AMR'), 'amr'],
  [starts('#!SILK', '\x02#!SILK', '#!EVRC', '.snd\0', 'RF64'), 'otherSound'],
  [riff('QLCM'), 'otherSound'],
  [starts('fLaC\0', 'caff\0', 'MThd\0', '\x30\x26\xb2\x75\x8e\x66\xcf\x11'), 'otherSound'],
  [(head) => has(head, 0, 'FORM') && has(head, 8, 'AIF'), 'otherSound'],
  [riff('AVI '), 'video'],
  [starts('\0\0\x01\xba', '\0\0\x01\xb3', 'FLV\x01'), 'video'],
];

/** The file type by its bytes alone; undefined if unknown. */
export async function identifyFile(whole: FileBytes): Promise<IdentifiedFile | undefined> {
  const file = windowed(whole);
  const head = await file.read(0, 512);
  const closer = await looked.find(([begins]) => begins(head))?.[1](file);
  if (closer) return closer;
  const kind = named.find(([begins]) => begins(head))?.[1];
  if (kind) return { kind, whole: true };
  return (
    (await identifyMpeg4(file)) ??
    (await identifyMp3(file)) ??
    (await identifyPdf(file)) ??
    (await identifyAac(file)) ??
    (await identifyText(file))
  );
}
