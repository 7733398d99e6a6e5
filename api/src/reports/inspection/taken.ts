import { isFarApart } from '@tidemark/contract/pictures/far-apart';
import { moment } from '../dates.ts';
import type { PhotoInput } from './input.ts';

const wallClock = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/**
 * "Taken Nov 20, 2026, 9:15 AM · 41.79000° N, 88.15000° W": in the zone of the paper where the camera wrote its offset, else
 * by the camera's own clock; and a place to a meter. With when it was added, where that is more than a day away.
 */
export function taken(photo: PhotoInput, timeZone: string | undefined): string {
  return [whenOf(photo, timeZone), placeOf(photo)].filter(Boolean).join(' · ');
}

function whenOf({ capturedAt, addedAt }: PhotoInput, timeZone: string | undefined): string {
  const clock = capturedAt ? new Date(`${capturedAt.slice(0, 19)}Z`) : undefined;
  if (!capturedAt || !clock || Number.isNaN(clock.getTime())) return `Added ${moment(addedAt, timeZone)}`;
  const hasOffset = /[+-]\d\d:\d\d$/.test(capturedAt);
  const when = hasOffset ? moment(capturedAt, timeZone) : wallClock.format(clock).replace('\u202f', ' ');
  const both = isFarApart(capturedAt, addedAt, timeZone ?? 'UTC');
  return `Taken ${when}${both ? `, added ${moment(addedAt, timeZone)}` : ''}`;
}

function placeOf({ latitude, longitude }: PhotoInput): string {
  if (latitude === null || longitude === null) return '';
  const degrees = (value: number) => `${Math.abs(value).toFixed(5)}°`;
  return `${degrees(latitude)} ${latitude < 0 ? 'S' : 'N'}, ${degrees(longitude)} ${longitude < 0 ? 'W' : 'E'}`;
}
