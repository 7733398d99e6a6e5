export const outOfSpaceKey = 'tsp-short-of-room';

/**
 * Whether the disk was full when the store was last cut off. Every tab and the next start know it without touching the
 * disk.
 */
export const isOutOfSpace = () => localStorage.getItem(outOfSpaceKey) !== null;
export const forgetOutOfSpace = () => localStorage.removeItem(outOfSpaceKey);

/** A full disk may refuse this too; a moment later the reserve's space is there for it. */
export function noteOutOfSpace(): void {
  if (!isOutOfSpace()) localStorage.setItem(outOfSpaceKey, new Date().toISOString());
}
