import { createHash } from 'node:crypto';
import { refusals } from '@tidemark/contract/refusals';
import { binary } from '@tidemark/contract/testing/files/binary';
import { compound, docx, pdf, plain, zip } from '@tidemark/contract/testing/files/documents';
import { mp3, mp4, ogg, wav, webm } from '@tidemark/contract/testing/files/sounds';
import { describe, expect, test } from 'vitest';
import { sweepFiles } from '../files/sweep-files.ts';
import { begun } from '../testing/factories.ts';
import { bomb, picture } from '../testing/pictures.ts';
import { useApi } from '../testing/use-api.ts';
import { addFile, type Bytes, documentationOf, send, type ToSend } from './testing/add-file.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const soon = () => new Date(Date.now() + 3_600_000);
const cut = (bytes: Bytes) => bytes.slice(0, Math.floor(bytes.length * 0.6));
const empty = { photos: [], documents: [], voiceNotes: [] };
const invalid = (label: string, is = '') => ({
  status: 415,
  code: 'file_type_refused',
  message: `Please select a valid ${label} file${is}`,
});
const wrong = (message: string) => ({
  status: 400,
  code: 'validation_failed',
  details: [{ field: 'file', message }],
});
const judged = (code: 'file_cut_off' | 'file_empty') => ({
  ...{ status: 400, code },
  details: [{ field: 'file', message: refusals[code].message }],
});
const [damaged, noFile] = [judged('file_cut_off'), judged('file_empty')];
const nothingToSee = wrong(
  "This picture is incomplete and can't be shown. Take it again, or choose another copy.",
);
const bombed = wrong('This picture is too large to open. Save it at a lower resolution, then add that copy.');

/** Every refused file, with its message. */
const refused: [string, ToSend & { make: () => Bytes | Promise<Bytes> }, object][] = [
  [
    'a PDF as a photo',
    { type: 'photo', make: pdf },
    invalid('Photo', '. This is a PDF. Add it under Documents.'),
  ],
  [
    'an SVG as a photo',
    { type: 'photo', name: 'a.png', make: () => binary('<svg/>') },
    invalid('Photo', '. This is an SVG drawing. Save it as PNG or PDF.'),
  ],
  [
    'a film as a photo',
    { type: 'photo', make: () => mp4('vide') },
    invalid('Photo', '. This is a video. Videos cannot be uploaded.'),
  ],
  [
    'a photo as a document',
    { type: 'document', name: 'a.pdf', make: picture },
    invalid('Document', '. This is a JPEG picture. Add it under Photos.'),
  ],
  [
    'a page as a document',
    { type: 'document', name: 'a.txt', make: () => binary('<html>') },
    invalid('Document', '. This is a web page. Print it as PDF.'),
  ],
  [
    'a ZIP as a document',
    { type: 'document', name: 'a.docx', make: () => zip({ a: 'a' }) },
    invalid('Document', '. This is an archive. Unpack it and add the files in it.'),
  ],
  [
    'an Excel sheet as a document',
    { type: 'document', make: () => compound('Workbook') },
    invalid('Document', '. This is an Excel workbook. Save it as PDF.'),
  ],
  [
    'bytes that mean nothing',
    { type: 'document', name: 'a.txt', make: () => binary('\0\u0001') },
    invalid('Document'),
  ],
  [
    'a film as a voice note',
    { type: 'voice', name: 'a.webm', make: () => webm(1, 2) },
    invalid('Voice Note', '. This is a video. Videos cannot be uploaded.'),
  ],
  [
    'text as a voice note',
    { type: 'voice', name: 'a.mp3', make: plain },
    invalid('Voice Note', '. This is plain text. Add it under Documents.'),
  ],
  ['an empty photo', { type: 'photo', make: () => new Uint8Array() }, noFile],
  ['an empty document', { type: 'document', make: () => new Uint8Array() }, noFile],
  [
    'a JPEG that was cut off at its beginning',
    { type: 'photo', make: async () => (await picture('jpeg', 400)).slice(0, 1000) },
    nothingToSee,
  ],
  [
    'a PNG that was cut off at its beginning',
    { type: 'photo', make: async () => (await picture('png', 100)).slice(0, 100) },
    nothingToSee,
  ],
  ['a bomb of 900 megapixels', { type: 'photo', make: () => bomb(30_000) }, bombed],
  ['a PDF that was cut off', { type: 'document', make: () => cut(pdf()) }, damaged],
  ['a Word document that was cut off', { type: 'document', make: () => docx().slice(0, -40) }, damaged],
  ['an M4A that was cut off', { type: 'voice', make: () => mp4('soun').slice(0, -1) }, damaged],
  ['a WebM without its tracks', { type: 'voice', make: () => webm(2).slice(0, 20) }, damaged],
  [
    'a photo of one byte too many',
    { type: 'photo', make: () => new Uint8Array(30 * 1024 * 1024 + 1).fill(255) },
    {
      status: 413,
      code: 'file_too_large',
      message: 'A photo can be at most 30 MB. Set the camera to a lower resolution and take it again.',
    },
  ],
  [
    'a document of one byte too many',
    { type: 'document', make: () => new Uint8Array(25 * 1024 * 1024 + 1).fill(65) },
    {
      status: 413,
      code: 'file_too_large',
      message: 'A document can be at most 25 MB. Make it smaller, or save it in parts.',
    },
  ],
  [
    'a voice note of one byte too many',
    { type: 'voice', make: () => new Uint8Array(25 * 1024 * 1024 + 1).fill(65) },
    { status: 413, code: 'file_too_large', message: 'A voice note can be at most 25 MB. Save it in parts.' },
  ],
  [
    'a file with a name of spaces',
    { name: '  ', make: picture },
    { status: 400, details: [{ field: 'file.name', message: 'The file needs a name.' }] },
  ],
  [
    'a file with a very long name',
    { name: `${'a'.repeat(256)}.jpg`, make: picture },
    { status: 400, details: [{ field: 'file.name', message: 'Use at most 255 characters.' }] },
  ],
  [
    'half a place',
    { fields: { latitude: 1 }, make: picture },
    { status: 400, details: [{ field: 'latitude', message: 'Send latitude and longitude together.' }] },
  ],
  [
    'a time that is none',
    { fields: { capturedAt: 'yesterday' }, make: picture },
    { status: 400, details: [{ field: 'capturedAt' }] },
  ],
  ...['2026-02-30T09:15:30', '2026-11-20T24:00:00', '2026-11-20T09:15:30+14:01'].map(
    (capturedAt): [string, ToSend & { make: () => Bytes | Promise<Bytes> }, object] => [
      `a time there is not, ${capturedAt}`,
      { fields: { capturedAt }, make: picture },
      { status: 400, details: [{ field: 'capturedAt', message: 'There is no such time.' }] },
    ],
  ),
];

const accepted: [string, ToSend & { make: () => Bytes | Promise<Bytes> }, string, string][] = [
  ['a JPEG', { type: 'photo', make: () => picture() }, 'image/jpeg', 'image/jpeg'],
  ['a PNG', { type: 'photo', make: () => picture('png') }, 'image/png', 'image/png'],
  ['a GIF', { type: 'photo', make: () => picture('gif') }, 'image/gif', 'image/gif'],
  ['a WebP', { type: 'photo', make: () => picture('webp') }, 'image/webp', 'image/webp'],
  ['a PDF', { type: 'document', make: pdf }, 'pdf', 'application/pdf'],
  ['a Word document', { type: 'document', make: docx }, 'doc', docxType()],
  [
    'an old Word document',
    { type: 'document', make: () => compound('WordDocument') },
    'doc',
    'application/msword',
  ],
  ['plain text', { type: 'document', make: plain }, 'txt', 'text/plain'],
  ['a WebM', { type: 'voice', make: () => webm(2) }, 'audio/webm', 'audio/webm'],
  ['an M4A', { type: 'voice', make: () => mp4('soun') }, 'audio/mp4', 'audio/mp4'],
  ['an MP3', { type: 'voice', make: mp3 }, 'audio/mpeg', 'audio/mpeg'],
  ['a WAV', { type: 'voice', make: wav }, 'audio/wav', 'audio/wav'],
  ['an Ogg', { type: 'voice', make: ogg }, 'audio/ogg', 'audio/ogg'],
];
function docxType() {
  return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
}

describe.each(['disk', 'bucket'] as const)('files on a %s', (storage) => {
  const api = useApi({ storage });

  test.each(accepted)(
    'accepted files: %s is kept byte for byte and comes back as what it is',
    async (_, { make, ...of }, type, served) => {
      const { dana, id } = await begun(api);
      const bytes = await make();
      const reply = await send(dana, id, { ...of, name: 'evidence', bytes });
      expect(reply).toMatchObject({ status: 201, message: 'Upload successful' });
      const { file } = reply.ok();
      expect(file).toMatchObject({
        inspectionId: id,
        ...{ category: of.type, type, filename: 'evidence', size: bytes.length, sha256: sha256(bytes) },
        filepath: `/documentation/file/${file.id}`,
      });
      const got = await api.anyone.fetch('GET', file.url);
      expect(got.headers.get('content-type')?.split(';')[0]).toBe(served);
      expect(got.headers.get('x-content-type-options')).toBe('nosniff');
      // As the app's documents do: a tab opened for an attachment stays blank.
      const shown = /^(image|audio)\/|^application\/pdf$|^text\/plain$/.test(served);
      expect(got.headers.get('content-disposition')).toMatch(shown ? /^inline/ : /^attachment/);
      expect(new Uint8Array(await got.arrayBuffer())).toEqual(bytes);
      const own = (await api.stored()).filter((key) => key.startsWith(file.sha256));
      expect(own).toHaveLength(of.type === 'photo' ? 3 : 1);
    },
  );

  test.each(refused)(
    'accepted files: %s is refused in a clear sentence and leaves nothing behind',
    async (_, { make, ...of }, refusal) => {
      const { dana, id } = await begun(api);
      const before = await api.stored();
      expect(await send(dana, id, { ...of, bytes: await make() })).toMatchObject(refusal);
      expect(await api.stored()).toEqual(before);
      expect(await documentationOf(dana, id)).toEqual(empty);
    },
  );

  test('accepted files: bytes no record names, swept, and no others', async () => {
    const { dana, id } = await begun(api);
    const [kept, gone] = [await addFile(dana, id), await addFile(dana, id, { type: 'voice' })];
    (
      await dana.send('documentation.remove', {
        params: { fileId: gone.id },
        query: { inspectionId: id, type: 'voice' },
      })
    ).ok();
    const before = await api.stored();
    expect(await sweepFiles(api.db, api.files, soon())).toBe(1);
    expect(await api.stored()).toEqual(before.filter((key) => !key.startsWith(gone.sha256)));
    const got = await api.anyone.fetch('GET', kept.url);
    expect([got.status, (await got.arrayBuffer()).byteLength]).toEqual([200, kept.size]);
  });
});
