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
