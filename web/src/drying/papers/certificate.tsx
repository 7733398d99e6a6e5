import { Link } from '@tanstack/react-router';
import { documentState } from '@tidemark/contract/documents/document';
import type { Project } from '@tidemark/contract/projects';
import { FileCheck, FilePlus } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { reportFault } from '../../offline/faults/index.ts';
import { pull } from '../../offline/pull/index.ts';
import { useRecords } from '../../offline/store/index.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { copy } from './copy.ts';

/** Most who look at a drying make none. */
const NewDocument = lazy(async () => ({
  default: (await import('../../documents/new-document.tsx')).NewDocument,
}));

/** Begins the certificate of a drying that is closed, or opens the one there is. */
export function Certificate({ project }: { project: Project }) {
  const [making, setMaking] = useState(false);
  const documents = useRecords('documents', { projectId: project.id });
  useEffect(() => {
    pull('paperwork', 'all').catch(reportFault);
  }, []);
  const made = documents?.findLast(
    (one) => one.kind === 'drying-certificate' && documentState(one) !== 'Withdrawn',
  );
  if (made)
    return (
      <ButtonLink
        icon={<FileCheck size={20} aria-hidden />}
        renderRoot={(props) => (
          <Link
            to="/project/$projectId/document/$docId"
            params={{ projectId: String(project.id), docId: made.id }}
            {...props}
          />
        )}
      >
        {copy.certificate}
      </ButtonLink>
    );
  return (
    <>
      <Button
        kind="primary"
        icon={<FilePlus size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setMaking(true)}
      >
        {copy.makeCertificate}
      </Button>
      {making && (
        <Suspense>
          <NewDocument project={project} kind="drying-certificate" onClosed={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  );
}
