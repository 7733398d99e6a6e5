import type { DocumentLanguage } from '@tidemark/contract/document-templates/kinds';
import { cancellationStatement } from '@tidemark/contract/documents/cancellation';
import type { Place } from '../document-templates/text-blocks.tsx';

interface Props {
  block: Place;
  language: DocumentLanguage;
  withCancellation: boolean;
}

/** The buyer's right to cancel, directly above the customer's signature as on paper: bold, and larger than 10 points. */
export function RightToCancel({ block, language, withCancellation }: Props) {
  if (!withCancellation || block.kind !== 'sign' || block.role !== 'customer') return null;
  return (
    <p className="w-700" lang={language}>
      {cancellationStatement[language]}
    </p>
  );
}
