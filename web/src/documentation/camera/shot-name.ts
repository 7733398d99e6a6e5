import { cameraNamed } from '../../files/camera-name.ts';

/** A name no other shot has: two a second are possible. */
export function shotName(shot: Blob, at: Date): string {
  const { name } = cameraNamed(new File([shot], '', { type: shot.type }), at);
  return name.replace('.', `_${String(at.getMilliseconds()).padStart(3, '0')}.`);
}
