import type { Entry } from '../offline/store/index.ts';
import { failures } from './copy.ts';

/** Why the office did not take a file: its own words where it had some (second document, section 8). */
export function reasonOf(entry: Entry | undefined): string | undefined {
  if (entry?.state !== 'refused') return undefined;
  const { refusal } = entry;
  return refusal?.details[0]?.message ?? (refusal?.code ? refusal.message : failures.upload[1]);
}
