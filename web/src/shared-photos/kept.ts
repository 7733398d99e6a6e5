/** As in public/share-target.js. */
const name = 'tidemark-shared-photos';

/** A photo another app shared, kept until it is added to a project or removed. */
export interface SharedPhoto {
  id: string;
  file: File;
}

export async function readShared(): Promise<SharedPhoto[]> {
  const cache = await caches.open(name);
  const read = (await cache.keys()).map(async (request): Promise<SharedPhoto[]> => {
    const answer = await cache.match(request);
    if (!answer) return [];
    const called = decodeURIComponent(answer.headers.get('X-Name') ?? 'photo.jpg');
    const blob = await answer.blob();
    const id = request.url.split('/').at(-1)!;
    return [{ id, file: new File([blob], called, { type: blob.type }) }];
  });
  return (await Promise.all(read)).flat();
}

export async function countShared(): Promise<number> {
  if (!('caches' in globalThis) || !(await caches.has(name))) return 0;
  return (await (await caches.open(name)).keys()).length;
}

export async function removeShared({ id }: Pick<SharedPhoto, 'id'>): Promise<void> {
  await (await caches.open(name)).delete(`/shared-photos/${id}`);
}

/** At logout: the next person on this device must not see them. */
export async function forgetShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(name);
}
