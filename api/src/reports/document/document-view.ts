import type { DocumentField, DocumentList } from '@tidemark/contract/document-templates/document-fields';
import type { DocumentLanguage } from '@tidemark/contract/document-templates/kinds';
import type { DocumentAnswers, DocumentParty } from '@tidemark/contract/documents/content';
import type { Sender } from '../../company/sender.ts';

/** What was signed, and the facts of its seal as printed. */
export interface SignedView {
  answers: DocumentAnswers;
  /** `when` as it is printed. */
  parties: readonly (DocumentParty & { when: string })[];
  /** Lines of the last page. */
  certificate: readonly string[];
  /** Read by the page that verifies, from the PDF alone. */
  proof: string;
}

/** A document as it is printed: plain data, so that it can be handed to a process that prints. */
export interface DocumentInput extends Sender {
  title: string;
  body: string;
  language: DocumentLanguage;
  /** A value that is not known is a line to fill in. */
  values: Partial<Record<DocumentField, string>>;
  lists: Partial<Record<DocumentList, readonly (readonly string[])[]>>;
  /** Printed across each page of a text that is no document yet. */
  draft: boolean;
  printedAt: string;
  signed?: SignedView;
  /** The statement of the right to cancel above the customer's signature, and two notices at the end. */
  withCancellation?: boolean;
}
