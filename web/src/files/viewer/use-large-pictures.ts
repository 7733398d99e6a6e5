import { marksOf } from '@tidemark/contract/mark-drawing';
import { startTransition, useEffect, useState } from 'react';
import { reportFault } from '../../offline/faults/index.ts';
import { readLarge, readThumb } from '../../offline/pull/index.ts';
import { markedPicture } from '../marks/marked-picture.ts';
import type { ViewedPhoto } from './viewed-photo.ts';

/** A photo as large as it could be had; `small`: only its small picture is on this device. */
export interface LargePicture {
  address: string;
  small: boolean;
  /** The marks drawn into it. */
  marks: string;
}
type Pictured = Pick<ViewedPhoto, 'id' | 'url' | 'marks'>;

/**
 * The photo at `index` and its neighbours, with their marks unless they are `plain`; those further off are given up, so
 * few are in memory.
 */
export function useLargePictures(
  photos: readonly Pictured[],
  index: number,
  plain: boolean,
): ReadonlyMap<string, LargePicture> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, LargePicture>>(new Map());
  const [held] = useState(() => new Map<string, LargePicture>());
  useEffect(() => {
    let current = true;
    const show = () => startTransition(() => setPictures(new Map(held)));
    const near = photos.slice(Math.max(0, index - 1), index + 2);
    const wanted = new Set(near.map(({ id }) => id));
    const giveUp = (id: string) => {
      URL.revokeObjectURL(held.get(id)?.address ?? '');
      held.delete(id);
    };
    for (const id of held.keys()) if (!wanted.has(id)) giveUp(id);
    for (const photo of near) {
      const { id } = photo;
      const drawn = plain ? [] : marksOf(photo);
      const marks = JSON.stringify(drawn);
      if (held.get(id)?.marks === marks) continue;
      void readPicture(photo, drawn).then((picture) => {
        if (!picture || !current || held.get(id)?.marks === marks) return;
        giveUp(id);
        held.set(id, { address: URL.createObjectURL(picture.bytes), small: picture.small, marks });
        show();
      });
    }
    show();
    return () => {
      current = false;
    };
  }, [photos, index, plain, held]);
  useEffect(
    () => () => {
      for (const { address } of held.values()) URL.revokeObjectURL(address);
      held.clear();
    },
    [held],
  );
  return pictures;
}

type Drawn = ReturnType<typeof marksOf>;

/** As large as it can be had now: without a network the small picture. */
async function readPicture(
  { id, url }: Pictured,
  marks: Drawn,
): Promise<{ bytes: Blob; small: boolean } | undefined> {
  const withMarks = (bytes: Blob) => (marks.length > 0 ? markedPicture(bytes, marks) : bytes);
  try {
    return { bytes: await withMarks(await readLarge(id)), small: false };
  } catch (error) {
    reportFault(error);
  }
  const thumb = await readThumb(id, false);
  return thumb && url !== ''
    ? { bytes: await withMarks(new Blob([thumb.bytes], { type: thumb.type })), small: true }
    : undefined;
}
