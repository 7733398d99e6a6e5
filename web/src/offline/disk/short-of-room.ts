export const shortOfRoomKey = 'tsp-short-of-room';

/**
 * Whether this device's disk was full when the store was last cut off; it is known in every tab and at the next start,
 * without asking the disk.
 */
export const isShortOfRoom = () => localStorage.getItem(shortOfRoomKey) !== null;
export const forgetShortOfRoom = () => localStorage.removeItem(shortOfRoomKey);

/** A full disk may not take this in either; the reserve's room is there for it a moment later. */
export function noteShortOfRoom(): void {
  if (!isShortOfRoom()) localStorage.setItem(shortOfRoomKey, new Date().toISOString());
}
