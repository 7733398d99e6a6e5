import { documentationActions } from '@tidemark/contract/documentation';
import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import type { Shot } from '@tidemark/contract/shots';
import { perform } from '../offline/outbox/index.ts';
import { removeFile } from './remove-file.ts';
import type { SelectionActs } from './selection-bar.tsx';

type Change = Partial<Pick<DocumentationFile, 'description' | 'roomId' | 'shot'>>;

/** What is done with chosen photos of an inspection. */
export const actsOnPhotos = (photos: readonly DocumentationFile[]): SelectionActs => ({
  of: 'inspection',
  change: ({ roomId, caption, shot }) =>
    changePhotos(photos, {
      ...(roomId !== undefined && { roomId }),
      ...(caption !== undefined && { description: caption }),
      ...(shot !== undefined && { shot: shot as Shot | null }),
    }),
  remove: () => removePhotos(photos),
});

/** Changes photos of one inspection in one call: all or none. @returns what takes it back */
async function changePhotos(
  photos: readonly DocumentationFile[],
  change: Change,
): Promise<() => Promise<void>> {
  const before = photos.map(({ id, description, roomId, shot }) => ({
    id,
    ...('description' in change && { description }),
    ...('roomId' in change && { roomId }),
    ...('shot' in change && { shot: shot ?? null }),
  }));
  await send(
    photos,
    photos.map(({ id }) => ({ id, ...change })),
  );
  return () => send(photos, before);
}

async function send([first]: readonly DocumentationFile[], changes: ({ id: string } & Change)[]) {
  if (!first) return;
  await perform(documentationActions.update, {
    body: { inspectionId: first.inspectionId, documentation: { photos: changes } },
  });
}

/** Each goes by itself: one that never left this device needs no call. */
async function removePhotos(photos: readonly DocumentationFile[]): Promise<void> {
  for (const photo of photos) await removeFile(photo);
}
