import { z } from 'zod';

/** What a file of a job can belong to; each slice says on the server which project one is of. */
export const ofKinds = ['visit', 'point', 'placement', 'air', 'document'] as const;
export type OfKind = (typeof ofKinds)[number];

export const ofKind = z.enum(ofKinds, `A file belongs to one of these: ${ofKinds.join(', ')}.`);

interface Of {
  ofKind?: string | null | undefined;
  ofId?: string | null | undefined;
}
/** Both are said, or neither. */
export const isWholeOf = ({ ofKind: kind, ofId: id }: Of): boolean => Boolean(kind) === Boolean(id);
export const halfOf = { path: ['ofId'], error: 'Name the kind and the id of what the file belongs to.' };
