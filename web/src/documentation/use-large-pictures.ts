import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { startTransition, useEffect, useState } from 'react';
import { reportFault } from '../offline/faults/index.ts';
import { readLarge, readThumb } from '../offline/pull/index.ts';

/** Addresses of the photo at `index` and its neighbours; those further off are given up, so few are in memory. */
export function useLargePictures(
  photos: readonly DocumentationFile[],
  index: number,
): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const [held] = useState(() => new Map<string, string>());
  useEffect(() => {
    let current = true;
    const show = () => startTransition(() => setUrls(new Map(held)));
    const near = photos.slice(Math.max(0, index - 1), index + 2);
    const wanted = new Set(near.map(({ id }) => id));
    for (const [id, url] of held) {
      if (wanted.has(id)) continue;
      URL.revokeObjectURL(url);
      held.delete(id);
    }
    for (const { id, url } of near) {
      if (held.has(id)) continue;
      void readPicture(id, url !== '').then((picture) => {
        if (!picture || !current || held.has(id)) return;
        held.set(id, URL.createObjectURL(picture));
        show();
      });
    }
    show();
    return () => {
      current = false;
    };
  }, [photos, index, held]);
  useEffect(
    () => () => {
      for (const url of held.values()) URL.revokeObjectURL(url);
      held.clear();
    },
    [held],
  );
  return urls;
}

/** As large as it can be had now: without a network the small picture. */
async function readPicture(id: string, atOffice: boolean): Promise<Blob | undefined> {
  try {
    return await readLarge(id);
  } catch (error) {
    reportFault(error);
  }
  const thumb = await readThumb(id, false);
  return thumb && atOffice ? new Blob([thumb.bytes], { type: thumb.type }) : undefined;
}
