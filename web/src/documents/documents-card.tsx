import { Link } from '@tanstack/react-router';
import { documentState, type SignedDocument } from '@tidemark/contract/documents/document';
import { jobState } from '@tidemark/contract/job/state';
import type { Project } from '@tidemark/contract/projects';
import { FileCheck, FilePen, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { reportFault } from '../offline/faults/index.ts';
import { pull, usePulled } from '../offline/pull/index.ts';
import { useLive } from '../offline/store/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import { WayRow } from '../ui/layout/way-row.tsx';
import { copy } from './copy.ts';
import { DocumentBadge, isWithCustomer } from './document-badge.tsx';
import styles from './documents.module.css';
import { NewDocument } from './new-document.tsx';
import { refusedDocuments } from './refused-documents.ts';
import { showFieldTime } from './show-field-time.ts';
import { isOpen, useDocuments } from './use-documents.ts';

/** What of a job is to be signed and what has been. */
export default function DocumentsCard({ project }: { project: Project }) {
  const documents = useDocuments(project.id);
  const refused = useLive(refusedDocuments, []);
  const pulled = usePulled('documents', [project.id]);
  const [making, setMaking] = useState(false);
  useEffect(() => {
    pull('paperwork', 'all').catch(reportFault);
  }, []);
  if (!documents) return null;
  const open = documents.filter(isOpen);
  const signed = documents.filter((document) => !isOpen(document));
  const rows = (of: readonly SignedDocument[]) => (
    <ul>
      {of.map((document) => (
        <Row key={document.id} document={document} refused={refused?.has(document.id) ?? false} />
      ))}
    </ul>
  );
  return (
    <>
      <Card
        flush
        title={copy.toSign}
        action={
          jobState(project) === 'Open' && (
            <Button
              kind="outline"
              size="sm"
              icon={<Plus size={18} aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setMaking(true)}
            >
              {copy.add}
            </Button>
          )
        }
      >
        {open.length > 0 ? (
          rows(open)
        ) : (
          <p className={`ink-2 ${styles.none}`}>{signed.length > 0 ? copy.noneOpen : copy.none}</p>
        )}
      </Card>
      {signed.length > 0 && (
        <Card flush title={copy.signed}>
          {rows(signed)}
        </Card>
      )}
      {pulled?.here === false && <p className="ink-2 text-small">{copy.notAll}</p>}
      {making && <NewDocument project={project} onClosed={() => setMaking(false)} />}
    </>
  );
}

function Row({ document, refused }: { document: SignedDocument; refused: boolean }) {
  const { id, projectId, title, language } = document;
  return (
    <WayRow
      icon={isOpen(document) ? FilePen : FileCheck}
      tone={isOpen(document) ? 'orange' : 'tide'}
      title={<span lang={language}>{title}</span>}
      facts={
        <>
          <span className="block">{factsOf(document)}</span>
          <DocumentBadge document={document} refused={refused} />
        </>
      }
      renderRoot={(props) => (
        <Link
          to="/project/$projectId/document/$docId"
          params={{ projectId: String(projectId), docId: id }}
          {...props}
        />
      )}
    />
  );
}

function factsOf(document: SignedDocument): string {
  const { parties, signedAt, createdAt, linkUntil } = document;
  const first = parties.find(({ role }) => role === 'customer') ?? parties[0];
  if (documentState(document) !== 'Draft' && signedAt)
    return [first?.name, showFieldTime(signedAt)].filter(Boolean).join(', ');
  return isWithCustomer(document)
    ? copy.linkUntil(showMoment(linkUntil!))
    : copy.begun(showMoment(createdAt));
}
