import { Link } from '@tanstack/react-router';
import { Signature } from 'lucide-react';
import { showMoment } from '../ui/format/dates.ts';
import { WayRow, WayRowAsked } from '../ui/layout/way-row.tsx';
import { copy } from './copy.ts';
import { isWithCustomer } from './document-badge.tsx';
import { isOpen, useDocuments } from './use-documents.ts';

/** Rows of what of a job nobody has signed yet. */
export function DocumentsWait({ projectId }: { projectId: number }) {
  const documents = useDocuments(projectId);
  if (!documents) return <WayRowAsked />;
  return documents
    .filter(isOpen)
    .map((document) => (
      <WayRow
        key={document.id}
        icon={Signature}
        tone="orange"
        title={<span lang={document.language}>{document.title}</span>}
        facts={
          isWithCustomer(document)
            ? `${copy.waitsForCustomer}. ${copy.linkUntil(showMoment(document.linkUntil!))}`
            : copy.needsSignature
        }
        renderRoot={(props) => (
          <Link
            to="/project/$projectId/document/$docId"
            params={{ projectId: String(projectId), docId: document.id }}
            {...props}
          />
        )}
      />
    ));
}
