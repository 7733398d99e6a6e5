import { z } from 'zod';
import { text, wholeNumber } from '../shapes.ts';

const most = 200;
const thing = z.strictObject({ ruleId: text(60), for: text(100), sentence: text(500) });

/** What a profile's musts still asked for when somebody submitted without it. */
export const openAtSubmit = z.strictObject({
  profileId: text(60),
  profileVersion: wholeNumber(1, 1_000_000),
  missing: z.array(thing).max(most),
});
export type OpenAtSubmit = z.output<typeof openAtSubmit>;

/** As much of it as a submit takes: nothing of it is a reason to refuse one. */
export const sayOpen = (
  { id, version }: { id: string; version: number },
  missing: OpenAtSubmit['missing'],
): OpenAtSubmit => ({
  ...{ profileId: id, profileVersion: version },
  missing: missing.slice(0, most).map((one) => ({
    ...{ ruleId: one.ruleId.slice(0, 60), for: one.for.slice(0, 100) },
    sentence: one.sentence.slice(0, 500),
  })),
});
