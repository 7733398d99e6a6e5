import type { FrozenFields } from '@tidemark/contract/documents/fields';
import type { TextValues } from '../document-templates/text-blocks.tsx';

/** A document's frozen values, as its text shows them. */
export const valuesOf = ({ values, lists }: FrozenFields): TextValues => ({
  value: (field) => values[field],
  rows: (list) => lists[list],
});
