import { z } from 'zod';
import {
  type DocumentField,
  type DocumentList,
  documentFields,
  documentLists,
} from '../document-templates/document-fields.ts';
import { text } from '../shapes.ts';

const names = Object.keys(documentFields) as [DocumentField, ...DocumentField[]];
const lists = Object.keys(documentLists) as [DocumentList, ...DocumentList[]];

/** The values of a document, frozen when it is made (documents.md, section 4). What is not known is a line to fill in. */
export const frozenFields = z.strictObject({
  values: z.partialRecord(z.enum(names), text(2_000)),
  lists: z.partialRecord(z.enum(lists), z.array(z.array(text(500)).max(6)).max(500)),
});
export type FrozenFields = z.output<typeof frozenFields>;
