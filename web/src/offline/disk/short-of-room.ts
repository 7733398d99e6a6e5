export const shortOfRoomKey = 'tsp-short-of-room';

/**
 * Whether the disk was full when the store was last cut off. Every tab and the next start know it without touching the
 * disk.
 */
export const isShortOfRoom = () => localStorage.getItem(shortOfRoomKey) !== null;
export const forgetShortOfRoom = () => localStorage.removeItem(shortOfRoomKey);

/** A full disk may refuse this too; a moment later the reserve's space is there for it. */
export function noteShortOfRoom(): void {
  if (!isShortOfRoom()) localStorage.setItem(shortOfRoomKey, new Date().toISOString());
}
