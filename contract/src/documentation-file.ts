import { z } from 'zod';
import { type FileFacts, megabyte, type UploadRule } from './files.ts';
import { mark } from './marks.ts';
import { flaws } from './pictures/flaw.ts';
import { dateTime } from './shapes.ts';
import { shots, unknownShot } from './shots.ts';

export const categories = ['photo', 'document', 'voice'] as const;
export type Category = (typeof categories)[number];

/**
 * A photo, document or voice note of an inspection: the fields of all three in one shape (second document, section 3).
 * - `url` expires; empty while only this device has the bytes. `filepath` stands below /api/v1 and needs a token.
 * - `type` is the media type; of a document it is pdf, doc, txt or other.
 * - `capturedAt` is the camera's wall clock (`YYYY-MM-DDTHH:mm:ss`, with the offset from UTC where it is known), with the
 *   place in degrees. `timestamp` is that moment, or else when the server received it.
 * - `flaw` is what is wrong with a photo that was kept as it is; null of others, and of those kept before it was told.
 * - `shot` is what a photo shows; null of others, and of those from before there were shots.
 * - `marks` lie over a photo, by their ids; its bytes stay as they are.
 * - `duration` is in seconds.
 */
export const documentationFile = z.object({
  id: z.string(),
  inspectionId: z.string(),
  category: z.enum(categories),
  roomId: z.string().nullable(),
  url: z.string(),
  filepath: z.string(),
  filename: z.string(),
  type: z.string(),
  size: z.number(),
  sha256: z.string(),
  description: z.string().nullable(),
  timestamp: dateTime,
  uploadDate: dateTime,
  capturedAt: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  flaw: z.enum(flaws).nullable().default(null),
  claimItemId: z.string().nullable(),
  shot: z.enum(shots, unknownShot).nullable().default(null),
  tags: z.array(z.string()),
  marks: z.record(z.string(), mark).default({}),
  duration: z.number().nullable(),
  transcription: z.string().nullable(),
  zohoRecordId: z.string().nullable(),
});
export type DocumentationFile = z.output<typeof documentationFile>;
declare module './offline.ts' {
  interface LocalTables {
    documentation: DocumentationFile;
  }
}

export const documentation = z.object({
  photos: z.array(documentationFile),
  documents: z.array(documentationFile),
  voiceNotes: z.array(documentationFile),
});
export type Documentation = z.output<typeof documentation>;

export const listOf = {
  photo: 'photos',
  document: 'documents',
  voice: 'voiceNotes',
} as const satisfies Record<Category, keyof Documentation>;

/** Files by category, in the order they are given. */
export function byCategory(files: readonly DocumentationFile[]): Documentation {
  const of = (category: Category) => files.filter((file) => file.category === category);
  return { photos: of('photo'), documents: of('document'), voiceNotes: of('voice') };
}

/** File extensions by media type; the first is added to a name that has none of them. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc', 'dot'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'text/plain': ['txt', 'text', 'log', 'md', 'csv'],
  'audio/webm': ['webm', 'weba'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/mpeg': ['mp3'],
  'audio/wav': ['wav'],
  'audio/mp4': ['m4a', 'mp4'],
  'audio/3gpp': ['3gp', '3gpp', '3ga'],
};
const typesLike = (wanted: RegExp) => Object.keys(extensions).filter((type) => wanted.test(type));
const endOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** A name with an extension of its media type, so that the right program opens it. */
export function nameFor(type: string, name: string): string {
  const known = extensions[type];
  return !known || known.includes(endOf(name)) ? name : `${name}.${known[0]}`;
}

/** decisions.md, "Files"; the message for another type is from the second document, section 5. */
const rule = (label: string, megabytes: number, types: RegExp, smaller: string): UploadRule => ({
  limit: megabytes * megabyte,
  types: typesLike(types),
  invalid: `Please select a valid ${label} file`,
  tooLarge: `A ${label.toLowerCase()} can be at most ${megabytes} MB. ${smaller}`,
});
export const documentationRules = {
  photo: rule('Photo', 30, /^image\//, 'Set the camera to a lower resolution and take it again.'),
  document: rule('Document', 25, /^(application|text)\//, 'Make it smaller, or save it in parts.'),
  voice: rule('Voice Note', 25, /^audio\//, 'Save it in parts.'),
} as const satisfies Record<Category, UploadRule>;

export const duplicateFile = 'This file has already been uploaded. Please select a different file.';

/** Section 5: a duplicate has the name of another file of its category. Voice notes are named by the app. */
export function isDuplicateFile(
  { category, filename }: Pick<DocumentationFile, 'category' | 'filename'>,
  of: readonly Pick<DocumentationFile, 'category' | 'filename'>[],
): boolean {
  return category !== 'voice' && of.some((file) => file.category === category && file.filename === filename);
}

export function typeShown(category: Category, type: string): string {
  if (category !== 'document') return type;
  if (type === 'application/pdf') return 'pdf';
  if (type === 'text/plain') return 'txt';
  return documentationRules.document.types.includes(type) ? 'doc' : 'other';
}

/** The media type a file name suggests; the server checks the bytes. */
export function typeByName(category: Category, name: string): string {
  const found = documentationRules[category].types.find((type) => extensions[type]!.includes(endOf(name)));
  return found ?? 'application/octet-stream';
}

/**
 * The instant of a wall clock time with an offset; otherwise `received`, because cameras write odd times and offsets.
 */
export function momentOf(capturedAt: string | null, received: string): string {
  const told = capturedAt && /[+-]\d\d:\d\d$/.test(capturedAt) ? Date.parse(capturedAt) : Number.NaN;
  const moment = Number.isNaN(told) ? received : new Date(told).toISOString();
  return dateTime.safeParse(moment).success ? moment : received;
}

export const pathOfFile = (id: string) => `/documentation/file/${id}`;

/** A new file on the device; the server adds the camera's facts in its response. */
export function newFile(
  of: Pick<DocumentationFile, 'id' | 'inspectionId' | 'category'> & Partial<DocumentationFile>,
  { name, size, sha256 }: FileFacts,
  at: string,
): DocumentationFile {
  return {
    roomId: null,
    description: null,
    capturedAt: null,
    latitude: null,
    longitude: null,
    flaw: null,
    claimItemId: null,
    shot: null,
    tags: [],
    marks: {},
    duration: null,
    transcription: null,
    zohoRecordId: null,
    ...of,
    url: '',
    filepath: pathOfFile(of.id),
    filename: name,
    type: typeShown(of.category, typeByName(of.category, name)),
    size,
    sha256,
    timestamp: momentOf(of.capturedAt ?? null, at),
    uploadDate: at,
  };
}
