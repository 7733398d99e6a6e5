import { z } from 'zod';
import { action } from '../action.ts';
import { fact } from '../fact.ts';
import type { Offline } from '../offline.ts';
import { inUrl, serialId, uuid } from '../shapes.ts';
import { jobFileShapes } from './fields.ts';
import { jobFile } from './file.ts';
import { halfOf, isWholeOf } from './of.ts';
import { changedHere, laid, refOf, refOfRoom } from './on-device.ts';

/** Files one call changes. */
export const mostFilesAtOnce = 200;

const ofProject = z.strictObject({ id: inUrl(serialId) });
const one = z
  .strictObject({ id: uuid, ...z.strictObject(jobFileShapes).partial().shape })
  .refine(isWholeOf, halfOf);
const changed = z.strictObject({
  files: z
    .array(one)
    .min(1, 'Name at least one file.')
    .max(mostFilesAtOnce, `Change at most ${mostFilesAtOnce} files at once.`),
});
type Changed = { params: z.output<typeof ofProject>; body: z.output<typeof changed> };

const answer = z.object({
  files: z.array(jobFile),
  errors: z.array(z.object({ id: z.string(), field: z.string(), message: z.string() })),
  /** What the changes replaced, of each file. */
  former: z.array(fact.extend({ id: z.string() })),
});

/** The call about many files of a job. */
export const manyFilesActions = {
  updateFiles: action({
    name: 'job.update-files',
    method: 'PUT',
    path: '/projects/:id/job/files',
    summary: 'Change the label, caption, room or shot of up to 200 files; those that cannot be are named',
    access: 'own-project',
    params: ofProject,
    body: changed,
    answer,
    message: 'Updated',
    refusals: ['project_not_found', 'job_not_begun', 'job_closed'],
    offline: {
      project: ({ params }) => params.id,
      touches({ body }) {
        const rooms = new Set(body.files.flatMap(({ roomId }) => roomId ?? []));
        return [...body.files.map(({ id }) => refOf(id)), ...[...rooms].flatMap(refOfRoom)];
      },
      beside: true,
      // First document, section 9: save medium.
      rest: 1000,
      answered: ({ files }) => files.map(laid),
      effect: ({ body }, read) => body.files.flatMap(({ id, ...change }) => changedHere(id, change, read)),
      merge(earlier, later) {
        const files = new Map(earlier.files.map((file) => [file.id, file]));
        for (const file of later.files) files.set(file.id, { ...files.get(file.id), ...file });
        return files.size > mostFilesAtOnce ? undefined : { files: [...files.values()] };
      },
      refusedPart({ errors }, { files }) {
        if (errors.length === 0) return undefined;
        const bad = new Set(errors.map(({ id }) => id));
        return {
          refused: { files: files.filter(({ id }) => bad.has(id)) },
          taken: { files: files.filter(({ id }) => !bad.has(id)) },
          details: errors.map(({ field, message }) => ({ field, message })),
        };
      },
    } satisfies Offline<Changed, z.output<typeof answer>>,
  }),
};
