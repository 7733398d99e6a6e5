import { dateFormat } from '../ui/formats.ts';

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

/** When the camera says it was taken, by its own clock; where it wrote nothing, when it was added, in our time zone. */
export function showTaken({ capturedAt, createdAt }: Taken): string {
  if (!capturedAt) return `Added ${here(new Date(createdAt))}`;
  return `Taken ${wallClock(new Date(`${capturedAt.slice(0, 19)}Z`))}`;
}

const time = { hour: 'numeric', minute: '2-digit' } as const;
const timeOfDay = dateFormat(time);
const dayAndTime = dateFormat({ month: 'short', day: 'numeric', ...time });

/** When it was taken, as short as can be: the time of day where that was today. `timestamp` counts where no camera wrote. */
export function showWhen(
  { capturedAt, timestamp }: { capturedAt: string | null; timestamp: string },
  now = new Date(),
): string {
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
