import { z } from 'zod';

/** What a file of a job can belong to. Those whose slice is not there yet are refused. */
export const ofKinds = ['visit', 'point', 'placement', 'air', 'document'] as const;
type OfKind = (typeof ofKinds)[number];

/** Kinds that exist now: a slice adds its own, and says on the server which project one is of. */
export const builtKinds = ['document'] as const satisfies readonly OfKind[];
export type BuiltKind = (typeof builtKinds)[number];

const isBuilt = (kind: string) => builtKinds.some((one) => one === kind);

export const ofKind = z
  .enum(ofKinds, `A file belongs to one of these: ${ofKinds.join(', ')}.`)
  .refine(isBuilt, { error: ({ input }) => `Files cannot belong to a ${input} yet.` });

interface Of {
  ofKind?: string | null | undefined;
  ofId?: string | null | undefined;
}
/** Both are said, or neither. */
export const isWholeOf = ({ ofKind: kind, ofId: id }: Of): boolean => Boolean(kind) === Boolean(id);
export const halfOf = { path: ['ofId'], error: 'Name the kind and the id of what the file belongs to.' };
