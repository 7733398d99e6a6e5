import { showAge } from '../format/dates.ts';

/** How old what the screen shows is; nothing where that is not known. */
export function Updated({ at }: { at: string | null | undefined }) {
  return at ? <p className="ink-2">Updated {showAge(at)}</p> : null;
}
