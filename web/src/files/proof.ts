import { wallClock } from '@tidemark/contract/clock';
import { isFarApart } from '@tidemark/contract/pictures/far-apart';
import { type PictureFlaw, pictureFlaws } from '@tidemark/contract/pictures/flaw';
import { cameraClock, whenTaken } from '@tidemark/contract/pictures/when-taken';
import { pageZone } from '../ui/format/clock.ts';
import { dayOfMoment, showShortDay, showTimeOfDay } from '../ui/format/dates.ts';

interface Taken {
  capturedAt: string | null;
  createdAt: string;
}
interface Placed {
  latitude: number | null;
  longitude: number | null;
}

/** When the camera says it was taken, else when it was added, in the pages' time zone. */
export const showTaken = ({ capturedAt, createdAt }: Taken): string =>
  whenTaken({ capturedAt, addedAt: createdAt }, pageZone());

/**
 * When it was taken, in short: only the time if it was today. `timestamp` counts if no camera wrote one. Both times in
 * full if they are more than a day apart.
 */
export function showWhen(
  { capturedAt, timestamp, uploadDate }: { capturedAt: string | null; timestamp: string; uploadDate: string },
  now = new Date(),
): string {
  if (isFarApart(capturedAt, uploadDate, pageZone())) return showTaken({ capturedAt, createdAt: uploadDate });
  const at = (capturedAt && cameraClock(capturedAt, pageZone())) || wallClock(timestamp, pageZone());
  const time = showTimeOfDay(at.slice(11));
  return at.slice(0, 10) === dayOfMoment(now) ? time : `${showShortDay(at.slice(0, 10))}, ${time}`;
}

/** Where it was taken, to a meter: "41.79000° N, 88.15000° W"; undefined if the camera wrote no position. */
export function showPlace({ latitude, longitude }: Placed): string | undefined {
  // Photos stored before the server sent these facts have neither.
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  const degrees = (value: number) => `${Math.abs(value).toFixed(5)}°`;
  return `${degrees(latitude)} ${latitude < 0 ? 'S' : 'N'}, ${degrees(longitude)} ${longitude < 0 ? 'W' : 'E'}`;
}

/** The flaw of a saved photo, if any. */
export function showFlaw({ flaw }: { flaw?: PictureFlaw | null | undefined }): string | undefined {
  return flaw ? pictureFlaws[flaw] : undefined;
}
