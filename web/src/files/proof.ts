import { isFarApart } from '@tidemark/contract/pictures/far-apart';
import { type PictureFlaw, pictureFlaws } from '@tidemark/contract/pictures/flaw';
import { dateFormat } from '../ui/format/formats.ts';

interface Taken {
  capturedAt: string | null;
  createdAt: string;
}
interface Placed {
  latitude: number | null;
  longitude: number | null;
}

const parts = {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
const here = dateFormat(parts);
const wallClock = dateFormat({ ...parts, timeZone: 'UTC' });

/**
 * When the camera says it was taken, by its own clock; where it wrote nothing, when it was added, in our time zone. Both
 * where they lie more than a day apart: one of the two is not what it seems.
 */
export function showTaken({ capturedAt, createdAt }: Taken): string {
  const added = here(new Date(createdAt));
  if (!capturedAt) return `Added ${added}`;
  const taken = `Taken ${wallClock(new Date(`${capturedAt.slice(0, 19)}Z`))}`;
  return isFarApart(capturedAt, createdAt) ? `${taken}, added ${added}` : taken;
}

const time = { hour: 'numeric', minute: '2-digit' } as const;
const timeOfDay = dateFormat(time);
const dayAndTime = dateFormat({ month: 'short', day: 'numeric', ...time });

/**
 * When it was taken, as short as can be: the time of day where that was today. `timestamp` counts where no camera wrote.
 * Both times in full where they lie more than a day apart.
 */
export function showWhen(
  { capturedAt, timestamp, uploadDate }: { capturedAt: string | null; timestamp: string; uploadDate: string },
  now = new Date(),
): string {
  if (isFarApart(capturedAt, uploadDate)) return showTaken({ capturedAt, createdAt: uploadDate });
  const at = new Date(capturedAt?.slice(0, 19) ?? timestamp);
  return at.toDateString() === now.toDateString() ? timeOfDay(at) : dayAndTime(at);
}

/** Where it was taken, to a metre: "41.79000° N, 88.15000° W"; undefined where the camera wrote no position. */
export function showPlace({ latitude, longitude }: Placed): string | undefined {
  // Photos kept on a device since before these facts were sent have neither.
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  const degrees = (value: number) => `${Math.abs(value).toFixed(5)}°`;
  return `${degrees(latitude)} ${latitude < 0 ? 'S' : 'N'}, ${degrees(longitude)} ${longitude < 0 ? 'W' : 'E'}`;
}

/** What is wrong with a photo that was kept as it is; undefined where nothing is. */
export function showFlaw({ flaw }: { flaw?: PictureFlaw | null | undefined }): string | undefined {
  return flaw ? pictureFlaws[flaw] : undefined;
}
