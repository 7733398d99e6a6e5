import type { DocumentField, DocumentList } from '@tidemark/contract/document-templates/document-fields';
import type { DocumentLanguage } from '@tidemark/contract/document-templates/kinds';
import type { Sender } from '../../company/sender.ts';

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
}
