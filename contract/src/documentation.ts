import { z } from 'zod';
import { action } from './action.ts';
import {
  type Category,
  categories,
  type Documentation,
  type DocumentationFile,
  documentation,
  documentationFile,
  documentationRules,
  newFile,
} from './documentation-file.ts';
import { fileFacts, pictureSizes } from './files.ts';
import type { Marks } from './mark-drawing.ts';
import { marksChange, withMarks } from './marks.ts';
import type { Change, Offline, ReadLocal, RecordRef } from './offline.ts';
import { text, uuid } from './shapes.ts';
import { isShotOf, onlyPhotosShow } from './shots.ts';

/** Second document, section 8. */
const inspectionFor = (what: string) => z.uuid(`No inspection ID available for ${what}`);
export const unknownCategory = 'Choose photo, document or voice.';
export const category = z.enum(categories, unknownCategory);

const inForm = (min: number, max: number) => {
  const number = z.number().min(min, `Enter ${min} or more.`).max(max, `Enter ${max} or less.`);
  const written = z.string().regex(/^-?\d{1,6}(\.\d{1,15})?$/, 'Enter a number.');
  return z.union([number, written.transform(Number).pipe(number)]);
};
/** A real date, a real time and an offset that time zones use. */
function isThere(written: string): boolean {
  const clock = written.slice(0, 19);
  const at = new Date(`${clock}Z`);
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(clock);
  return isDay && /^([+-](0\d:[0-5]\d|1[0-3]:[0-5]\d|14:00))?$/.test(written.slice(19));
}
const wallClock = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d)?$/, {
    error: 'Enter a time as YYYY-MM-DDTHH:mm:ss±HH:mm.',
    abort: true,
  })
  .refine(isThere, 'There is no such time.');
const description = text(2000).trim();
const shot = documentationFile.shape.shot.unwrap();

/**
 * What the app's own camera or recorder tells of a file; a picture's EXIF overrides time and position. `duration` is in
 * seconds.
 */
export const toldByDevice = {
  capturedAt: wallClock.optional(),
  latitude: inForm(-90, 90).optional(),
  longitude: inForm(-180, 180).optional(),
  duration: inForm(0, 86_400).optional(),
};
type Position = { latitude?: number | undefined; longitude?: number | undefined };
export const isPosition = ({ latitude, longitude }: Position) =>
  (latitude === undefined) === (longitude === undefined);
export const notPosition = { path: ['latitude'], message: 'Send latitude and longitude together.' };

const uploaded = z
  .strictObject({
    id: uuid.optional(),
    inspectionId: inspectionFor('upload'),
    type: category,
    roomId: uuid.optional(),
    description: description.optional(),
    shot: shot.unwrap().optional(),
    ...toldByDevice,
    file: fileFacts,
  })
  .refine(isPosition, notPosition)
  .refine(({ type, shot }) => isShotOf({ category: type, shot }), { path: ['shot'], error: onlyPhotosShow });
type Uploaded = { body: z.output<typeof uploaded> };

const changeable = z
  .strictObject({
    description: description.nullable(),
    roomId: uuid.nullable(),
    claimItemId: uuid.nullable(),
    shot,
    tags: z.array(text(50).trim().min(1, 'A tag needs a name.')).max(20, 'Use at most 20 tags.'),
    transcription: text(20_000).nullable(),
    marks: marksChange,
  })
  .partial();
export type FileChange = z.output<typeof changeable>;
export const changeableFields = changeable.keyof().options;
/** Read-only fields may be sent back and are ignored. */
const changed = documentationFile
  .partial()
  .extend({ ...changeable.shape, id: uuid })
  .strict();
const changesTo = (category: Category) =>
  z
    .array(
      changed.refine((file) => isShotOf({ ...file, category }), { path: ['shot'], error: onlyPhotosShow }),
    )
    .max(1000, 'Send at most 1,000 files at a time.')
    .optional();
const updated = z.strictObject({
  inspectionId: inspectionFor('update'),
  documentation: z.strictObject({
    photos: changesTo('photo'),
    documents: changesTo('document'),
    voiceNotes: changesTo('voice'),
  }),
});
type Updated = { body: z.output<typeof updated> };
const lists = ['photos', 'documents', 'voiceNotes'] as const;

export function changesOf(
  body: Updated['body'],
): { id: string; list: keyof Documentation; change: FileChange }[] {
  return lists.flatMap((list) =>
    (body.documentation[list] ?? []).map(({ id, ...sent }) => {
      const named = changeableFields.filter((field) => sent[field] !== undefined);
      return { id, list, change: Object.fromEntries(named.map((field) => [field, sent[field]])) };
    }),
  );
}

type Changeable = Omit<FileChange, 'marks'> & { marks?: Marks };

/** A blank description clears it; marks that are not named stay. */
export function withChange<F extends Changeable>(file: F, { marks, ...change }: FileChange): F {
  return {
    ...file,
    ...change,
    ...(change.description === '' && { description: null }),
    ...(marks && { marks: withMarks(file.marks, marks) }),
  };
}

type ByFile = { params: { fileId: string }; query: { inspectionId: string; type: Category } };
const projectOf = (inspectionId: string, read: ReadLocal) => read('inspections', inspectionId)?.projectId;
const refOf = (id: string): RecordRef => ({ table: 'documentation', id });
const laid = (record: DocumentationFile): Change => ({ table: 'documentation', id: record.id, record });
const over = ['inspection_not_found', 'inspection_completed', 'inspection_cancelled'] as const;

type Changes = Updated['body']['documentation']['photos'];

function mergedList(earlier: Changes, later: Changes) {
  const byId = new Map<string, z.output<typeof changed>>();
  for (const one of [...(earlier ?? []), ...(later ?? [])]) {
    const before = byId.get(one.id);
    const marks = before?.marks && one.marks && { marks: { ...before.marks, ...one.marks } };
    byId.set(one.id, { ...before, ...one, ...marks });
  }
  return byId.size === 0 ? undefined : [...byId.values()];
}

export const documentationActions = {
  ofInspection: action({
    name: 'documentation.of-inspection',
    method: 'GET',
    path: '/documentation/inspection/:inspectionId',
    summary: 'Photos, documents and voice notes of an inspection or one of its rooms, oldest first',
    access: 'own-project',
    params: z.strictObject({ inspectionId: uuid }),
    query: z.strictObject({ roomId: uuid.optional(), type: category.optional() }),
    answer: z.object({ documentation }),
    refusals: ['inspection_not_found'],
  }),
  file: action({
    name: 'documentation.file',
    method: 'GET',
    path: '/documentation/file/:id',
    summary:
      'A stored file, whole or a range of it; `size` returns the picture upright and at most that wide',
    access: 'own-project',
    signedAddress: true,
    params: z.strictObject({ id: uuid }),
    query: z.strictObject({
      size: z.enum(pictureSizes).optional(),
      expires: z.string().max(20).optional(),
      signature: z.string().max(100).optional(),
    }),
    answer: z.never(),
    binary: 'application/octet-stream',
    refusals: ['file_not_found', 'range_not_there', 'rendition_not_found'],
  }),
  upload: action({
    name: 'documentation.upload',
    method: 'POST',
    path: '/documentation/upload',
    summary: 'Add a photo, document or voice note; sending the same id and bytes again returns the first one',
    access: 'own-project',
    body: uploaded,
    upload: { field: 'type', rules: documentationRules, unknown: unknownCategory },
    answer: z.object({ file: documentationFile }),
    creates: true,
    message: 'Upload successful',
    refusals: [
      ...over,
      'room_not_found',
      'duplicate_files',
      'id_taken',
      'file_too_large',
      'file_type_refused',
      'file_empty',
      'file_blank',
      'file_cut_off',
    ],
    offline: {
      project: ({ body }, read) => projectOf(body.inspectionId, read),
      touches: ({ body }) => [
        refOf(body.id!),
        { table: 'inspections', id: body.inspectionId },
        ...(body.roomId ? [{ table: 'rooms' as const, id: body.roomId }] : []),
      ],
      creates: true,
      answered: ({ file }) => [laid(file)],
      effect({ body }, read, at) {
        const { id, inspectionId, type, file, ...more } = body;
        if (!id || !read('inspections', inspectionId) || read('documentation', id)) return [];
        const said = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined));
        const begun = newFile({ id, inspectionId, category: type, ...said }, file, at);
        return [laid(withChange(begun, { description: begun.description }))];
      },
    } satisfies Offline<Uploaded, { file: DocumentationFile }>,
  }),
  update: action({
    name: 'documentation.update',
    method: 'PUT',
    path: '/documentation/update',
    summary: 'Change what is said of files, and marks on photos; what is not named stays',
    access: 'own-project',
    body: updated,
    answer: z.object({ documentation }),
    message: 'Updated',
    refusals: [...over, 'file_not_found', 'room_not_found'],
    offline: {
      project: ({ body }, read) => projectOf(body.inspectionId, read),
      touches({ body }) {
        const all = changesOf(body);
        const rooms = new Set(all.flatMap(({ change }) => change.roomId ?? []));
        const files = new Set(all.map(({ id }) => id));
        return [...[...files].map(refOf), ...[...rooms].map((id): RecordRef => ({ table: 'rooms', id }))];
      },
      // First document, section 9: save medium.
      rest: 1000,
      answered: ({ documentation: of }) => lists.flatMap((list) => of[list].map(laid)),
      effect({ body }, read) {
        const made = new Map<string, DocumentationFile>();
        for (const { id, change } of changesOf(body)) {
          const found = made.get(id) ?? read('documentation', id);
          if (found) made.set(id, withChange(found, change));
        }
        return [...made.values()].map(laid);
      },
      merge: (earlier, later) =>
        earlier.inspectionId === later.inspectionId
          ? {
              inspectionId: later.inspectionId,
              documentation: Object.fromEntries(
                lists
                  .map((list) => [list, mergedList(earlier.documentation[list], later.documentation[list])])
                  .filter(([, merged]) => merged !== undefined),
              ),
            }
          : undefined,
    } satisfies Offline<Updated, { documentation: Documentation }>,
  }),
  remove: action({
    name: 'documentation.remove',
    method: 'DELETE',
    path: '/documentation/:fileId',
    summary: 'Delete a photo, document or voice note',
    access: 'own-project',
    params: z.strictObject({ fileId: uuid }),
    query: z.strictObject({ inspectionId: inspectionFor('deletion'), type: category }),
    answer: z.object({}),
    message: 'Deleted',
    refusals: [...over, 'file_not_found'],
    offline: {
      project: ({ query }, read) => projectOf(query.inspectionId, read),
      touches: ({ params }) => [refOf(params.fileId)],
      effect: ({ params }) => [{ table: 'documentation', id: params.fileId, record: null }],
    } satisfies Offline<ByFile, object>,
  }),
};
