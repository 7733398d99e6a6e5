import { says } from './find-missing.ts';

/** DESIGN.md, section 7: no exclamation marks and no apologies of our own; sent, waiting, saved, not sent, never these. */
const never = /[a-z]!(\s|$)|\b(synced|syncing|unsynced|queued|pending upload|sorry|oops)\b/i;

/** A sentence for each text of a file that is not in the design's voice; what the specification says is as it is. */
export function offVoice(
  texts: ReadonlyMap<string, ReadonlySet<string>>,
  specified: readonly string[],
): string[] {
  const wrong = [...texts].flatMap(([file, there]) => [...there].map((text) => ({ file, text })));
  return wrong
    .filter(({ text }) => never.test(text) && !specified.some((words) => says(text, words)))
    .map(({ file, text }) => `${file} says “${text}”, which is not the design’s voice.`);
}
