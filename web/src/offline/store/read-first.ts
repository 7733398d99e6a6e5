/** Longer than a slow phone takes to open its store and read some hundred records. In milliseconds. */
const patience = 600;

/**
 * What a page shows first, read before it is drawn, so that it is drawn once. Undefined where that takes long or fails: the
 * page reads for itself then, shows its outline meanwhile, and what went wrong.
 */
export function readFirst<First>(read: () => Promise<First>): Promise<First | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  return Promise.race([read().catch(() => undefined), late]);
}
