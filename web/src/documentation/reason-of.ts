import type { Entry } from '../offline/store/index.ts';
import { failures } from './copy.ts';

/** Why the server refused a file, in its own words if it gave any (second document, section 8). */
export function reasonOf(entry: Entry | undefined): string | undefined {
  if (entry?.state !== 'refused') return undefined;
  const { refusal } = entry;
  return refusal?.details[0]?.message ?? (refusal?.code ? refusal.message : failures.upload[1]);
}
