/** Longer than a slow phone takes to open its store and read some hundred records. In milliseconds. */
const timeLimit = 600;

/**
 * What a page shows first, read before it renders so that it renders once. Undefined if that is slow or fails: the page
 * then reads by itself and shows its outline or the error.
 */
export function readFirst<First>(read: () => Promise<First>): Promise<First | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeLimit));
  return Promise.race([read().catch(() => undefined), late]);
}
