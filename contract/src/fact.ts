import { z } from 'zod';

/**
 * One value a person entered, under the name refusals use: a field of the draft or of a room, "inspectionQuestions."
 * and a question's code, or a line and a column of a sheet ("5.yesX"). What was cleared is null.
 */
export const fact = z.object({ field: z.string(), value: z.unknown() });
export type Fact = z.output<typeof fact>;
