import { z } from 'zod';
import { action } from './action.ts';
import { fileFacts, megabyte, type UploadRule } from './files.ts';
import type { Offline, ReadLocal } from './offline.ts';
import { flaws } from './pictures/flaw.ts';
import { dateTime, uuid } from './shapes.ts';

/**
 * `fileUrl` expires; empty while only this device has the bytes. `capturedAt` is the camera's local time
 * (`YYYY-MM-DDTHH:mm:ss`, with the UTC offset if it wrote one), with the position in degrees; null if it wrote none.
 */
export const trashPhoto = z.object({
  id: z.string(),
  fileUrl: z.string(),
  fileName: z.string(),
  createdAt: dateTime,
  size: z.number(),
  sha256: z.string(),
  capturedAt: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  flaw: z.enum(flaws).nullable().default(null),
});
export type TrashPhoto = z.output<typeof trashPhoto>;

/** First document, section 5, "Trash photo upload". */
const invalid = 'Please select valid image files (PNG, JPG, JPEG) under 10MB each.';
export const trashPhotoRule = {
  limit: 10 * megabyte,
  types: ['image/jpeg', 'image/png'],
  invalid,
  tooLarge: `${invalid} This one is larger: set the camera to a lower resolution and take it again.`,
} as const satisfies UploadRule;

type Facts = Pick<TrashPhoto, 'fileName' | 'size' | 'sha256'>;

/** decisions.md, "Duplicate trash photos": the same name, the same size or the same bytes within an inspection. */
export function isDuplicate(photo: Facts, of: readonly Facts[]): boolean {
  return of.some(
    ({ fileName, size, sha256 }) =>
      fileName === photo.fileName || size === photo.size || sha256 === photo.sha256,
  );
}

export const duplicateAlert = (names: readonly string[]) =>
  `Duplicate files detected: ${names.join(', ')}. These files have already been uploaded.`;

const uploaded = z.strictObject({ id: uuid.optional(), inspectionId: uuid, file: fileFacts });
type OfInspection = { params: { id: string } };
type Uploaded = OfInspection & { body: z.output<typeof uploaded> };
type OfPhoto = { params: { id: string; photoId: string } };

/** The same inspection with other photos; both actions change its record and use its project's lane. */
const ofInspection = {
  project: (input: OfInspection, read: ReadLocal) => read('inspections', input.params.id)?.projectId,
  touches: (input: OfInspection) => [{ table: 'inspections' as const, id: input.params.id }],
};

export const trashPhotoActions = {
  upload: action({
    name: 'trash-photos.upload',
    method: 'POST',
    path: '/inspections/:id/upload-trash-photos',
    summary: 'Add a trash photo to an inspection; sending the same id and bytes again returns the first one',
    access: 'own-project',
    params: z.strictObject({ id: uuid }),
    body: uploaded,
    upload: trashPhotoRule,
    answer: trashPhoto,
    creates: true,
    message: 'Photo uploaded successfully',
    refusals: [
      'inspection_not_found',
      'inspection_completed',
      'inspection_cancelled',
      'duplicate_files',
      'id_taken',
      'file_too_large',
      'file_type_refused',
      'file_empty',
      'file_blank',
      'file_cut_off',
    ],
    offline: {
      ...ofInspection,
      answered(photo, input, read) {
        const found = read('inspections', input.params.id);
        if (!found) return [];
        const others = found.trashPhotos.filter(({ id }) => id !== photo.id);
        const record = { ...found, trashPhotos: [...others, photo] };
        return [{ table: 'inspections', id: found.id, record }];
      },
      effect(input, read, at) {
        const found = read('inspections', input.params.id);
        const { id, file } = input.body;
        if (!found || !id || found.trashPhotos.some((photo) => photo.id === id)) return [];
        const { name: fileName, size, sha256 } = file;
        // The server reads when and where it was taken from the bytes.
        const camera = { capturedAt: null, latitude: null, longitude: null, flaw: null };
        const photo: TrashPhoto = { id, fileUrl: '', fileName, createdAt: at, size, sha256, ...camera };
        const record = { ...found, trashPhotos: [...found.trashPhotos, photo] };
        return [{ table: 'inspections', id: found.id, record }];
      },
    } satisfies Offline<Uploaded, TrashPhoto>,
  }),
  remove: action({
    name: 'trash-photos.remove',
    method: 'DELETE',
    path: '/inspections/:id/trash-photos/:photoId',
    summary: 'Delete a trash photo',
    access: 'own-project',
    params: z.strictObject({ id: uuid, photoId: uuid }),
    answer: z.object({}),
    message: 'Photo deleted successfully',
    refusals: [
      'inspection_not_found',
      'trash_photo_not_found',
      'inspection_completed',
      'inspection_cancelled',
    ],
    offline: {
      ...ofInspection,
      effect(input, read) {
        const found = read('inspections', input.params.id);
        if (!found) return [];
        const trashPhotos = found.trashPhotos.filter(({ id }) => id !== input.params.photoId);
        return [{ table: 'inspections', id: found.id, record: { ...found, trashPhotos } }];
      },
    } satisfies Offline<OfPhoto, object>,
  }),
};
