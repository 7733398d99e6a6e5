import { momentOf } from '@tidemark/contract/documentation-file';
import type { ViewedPhoto } from './viewed-photo.ts';

type Timed = Pick<ViewedPhoto, 'capturedAt' | 'uploadDate'>;
const timeOf = ({ capturedAt, uploadDate }: Timed) => momentOf(capturedAt, uploadDate);

/** Photos by the time they were taken. */
export const inTime = <P extends Timed>(photos: readonly P[]): P[] =>
  photos.toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)));

/** The photo to compare with at first: the room's latest, or for that one its earliest. */
export function counterpart<P extends Timed & { id: string }>(
  photos: readonly P[],
  id: string,
): P | undefined {
  const others = inTime(photos);
  return others.at(-1)?.id === id ? others.find((photo) => photo.id !== id) : others.at(-1);
}

/** The photo to show between two at first: the last of the work under way, else the middle one of those taken between. */
export function between<P extends Timed & Pick<ViewedPhoto, 'id' | 'shot'>>(
  photos: readonly P[],
  pair: readonly string[],
): P | undefined {
  const all = inTime(photos);
  const [first, last] = pair.map((id) => all.findIndex((photo) => photo.id === id)).toSorted((a, b) => a - b);
  const others = all.filter(({ id }) => !pair.includes(id));
  const inside = all.slice(first! + 1, last);
  return (
    inside.findLast(({ shot }) => shot === 'during') ??
    inside[inside.length >> 1] ??
    others[others.length >> 1]
  );
}
