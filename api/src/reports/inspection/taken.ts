import { whenTaken } from '@tidemark/contract/pictures/when-taken';
import type { PhotoInput } from './input.ts';

type Taken = Pick<PhotoInput, 'capturedAt' | 'addedAt' | 'latitude' | 'longitude'>;

/**
 * "Taken Nov 20, 2026, 9:15 AM · 41.79000° N, 88.15000° W": in the document's zone if the camera wrote its offset, else
 * in the camera's own time; the position to a meter. Adds the upload time if that is more than a day away.
 */
export function taken(photo: Taken, timeZone: string | undefined): string {
  return [whenTaken(photo, timeZone ?? 'UTC'), placeOf(photo)].filter(Boolean).join(' · ');
}

function placeOf({ latitude, longitude }: Taken): string {
  if (latitude === null || longitude === null) return '';
  const degrees = (value: number) => `${Math.abs(value).toFixed(5)}°`;
  return `${degrees(latitude)} ${latitude < 0 ? 'S' : 'N'}, ${degrees(longitude)} ${longitude < 0 ? 'W' : 'E'}`;
}
