import type { SignedDocument } from '@tidemark/contract/documents/document';

/** Who is expected to sign, by role. */
export const namesOf = ({ fields: { values } }: Pick<SignedDocument, 'fields'>) => ({
  customer: values.customer ?? '',
  technician: values.technician ?? '',
  company: values.technician ?? '',
});
