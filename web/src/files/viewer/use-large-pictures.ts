import { startTransition, useEffect, useState } from 'react';
import { reportFault } from '../../offline/faults/index.ts';
import { readLarge, readThumb } from '../../offline/pull/index.ts';
import type { ViewedPhoto } from './viewed-photo.ts';

/** A photo as large as it could be had; `small`: only its small picture is on this device. */
export interface LargePicture {
  address: string;
  small: boolean;
}

/** The photo at `index` and its neighbours; those further off are given up, so few are in memory. */
export function useLargePictures(
  photos: readonly Pick<ViewedPhoto, 'id' | 'url'>[],
  index: number,
): ReadonlyMap<string, LargePicture> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, LargePicture>>(new Map());
  const [held] = useState(() => new Map<string, LargePicture>());
  useEffect(() => {
    let current = true;
    const show = () => startTransition(() => setPictures(new Map(held)));
    const near = photos.slice(Math.max(0, index - 1), index + 2);
    const wanted = new Set(near.map(({ id }) => id));
    for (const [id, { address }] of held) {
      if (wanted.has(id)) continue;
      URL.revokeObjectURL(address);
      held.delete(id);
    }
    for (const { id, url } of near) {
      if (held.has(id)) continue;
      void readPicture(id, url !== '').then((picture) => {
        if (!picture || !current || held.has(id)) return;
        held.set(id, { address: URL.createObjectURL(picture.bytes), small: picture.small });
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
      for (const { address } of held.values()) URL.revokeObjectURL(address);
      held.clear();
    },
    [held],
  );
  return pictures;
}

/** As large as it can be had now: without a network the small picture. */
async function readPicture(
  id: string,
  atOffice: boolean,
): Promise<{ bytes: Blob; small: boolean } | undefined> {
  try {
    return { bytes: await readLarge(id), small: false };
  } catch (error) {
    reportFault(error);
  }
  const thumb = await readThumb(id, false);
  return thumb && atOffice
    ? { bytes: new Blob([thumb.bytes], { type: thumb.type }), small: true }
    : undefined;
}
