import { z } from 'zod';
import type { DocumentField, DocumentList } from '../document-templates/document-fields.ts';
import { text } from '../shapes.ts';

/** By names of document-fields.ts, whose labels no phone loads at its start. The server refuses an unknown one. */
const byName = <V extends z.ZodType>(value: V) =>
  z.record(z.string().regex(/^[a-z-]{1,30}$/), value).refine((all) => Object.keys(all).length <= 60);
type Named<K extends string, V> = z.ZodType<Partial<Record<K, V>>, Partial<Record<K, V>>>;

/** The values of a document, frozen when it is made (documents.md, section 4). What is not known is a line to fill in. */
export const frozenFields = z.strictObject({
  values: byName(text(2_000)) as unknown as Named<DocumentField, string>,
  lists: byName(z.array(z.array(text(500)).max(6)).max(500)) as unknown as Named<DocumentList, string[][]>,
});
export type FrozenFields = z.output<typeof frozenFields>;
