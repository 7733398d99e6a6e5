import { showAge } from '../format/dates.ts';

/** How old the data on screen is; nothing if unknown. */
export function Updated({ at }: { at: string | null | undefined }) {
  return at ? <p className="ink-2">Updated {showAge(at)}</p> : null;
}
