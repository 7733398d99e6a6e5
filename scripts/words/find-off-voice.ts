import { says } from './find-missing.ts';

/**
 * DESIGN.md, section 7: no exclamation marks and no apologies; "sent", "waiting", "saved" and "not sent", never these.
 */
const never = /[a-z]!(\s|$)|\b(synced|syncing|unsynced|queued|pending upload|sorry|oops)\b/i;

/** A sentence for each of our texts that breaks the design's voice; the specification's are exempt. */
export function offVoice(
  texts: ReadonlyMap<string, ReadonlySet<string>>,
  specified: readonly string[],
): string[] {
  const wrong = [...texts].flatMap(([file, there]) => [...there].map((text) => ({ file, text })));
  return wrong
    .filter(({ text }) => never.test(text) && !specified.some((words) => says(text, words)))
    .map(({ file, text }) => `${file} says “${text}”, which is not the design’s voice.`);
}
