import { getRouteApi, Link } from '@tanstack/react-router';
import { languageNames } from '@tidemark/contract/document-templates/kinds';
import { documentState } from '@tidemark/contract/documents/document';
import { numberInPath } from '@tidemark/contract/typed-numbers';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { reportFault } from '../offline/faults/index.ts';
import { pull } from '../offline/pull/index.ts';
import { readRecord, useLive, useRecord } from '../offline/store/index.ts';
import { useRefreshing } from '../projects/use-refreshing.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { NotHere } from '../ui/feedback/not-here.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { Page, PageTitle } from '../ui/layout/page.tsx';
import { copy } from './copy.ts';
import { DocumentBadge } from './document-badge.tsx';
import { DraftTools } from './draft-tools.tsx';
import { DraftView } from './draft-view.tsx';
import { openSigning } from './open-signing.ts';
import { refusedDocuments } from './refused-documents.ts';
import { SignedView } from './signed-view.tsx';
import type { Signing } from './signing.ts';

const route = getRouteApi('/signed-in/with-navigation/project/$projectId/document/$docId');

/** /project/{projectId}/document/{docId}: read and signed while it is a draft, shown once it is signed. */
export function DocumentPage() {
  const { projectId, docId } = route.useParams();
  return <OneDocument key={docId} projectId={numberInPath(projectId)} docId={docId} />;
}

function OneDocument({ projectId, docId }: { projectId: number; docId: string }) {
  const document = useRecord('documents', docId);
  const held = useRecord('paperwork', 'held');
  const refusal = useLive(refusedDocuments, [])?.get(docId);
  const { ended, refreshing, refresh } = useRefreshing(
    useCallback(async () => {
      await pull('documents', projectId);
      // Texts come with the first look at the papers of a job: this may be the first page that somebody opens.
      if (!(await readRecord('paperwork', 'held'))) await pull('paperwork', 'all');
    }, [projectId]),
  );
  const [kept, setKept] = useState<Signing>();
  useEffect(() => {
    openSigning(docId).then(setKept, reportFault);
  }, [docId]);
  const title = document?.title;
  useEffect(() => {
    if (title) window.document.title = `${title} · Tidemark`;
  }, [title]);
  const back = (
    <ButtonLink
      kind="quiet"
      size="sm"
      icon={<ArrowLeft size={18} aria-hidden />}
      renderRoot={(props) => (
        <Link
          to="/project/$projectId"
          params={{ projectId: String(projectId) }}
          search={{ part: 'papers' }}
          {...props}
        />
      )}
    >
      {copy.back}
    </ButtonLink>
  );
  if (document === null && ended)
    return <NotHere what={copy.notHere} onRetry={refresh} retrying={refreshing} action={back} />;
  const isDraft = document ? documentState(document) === 'Draft' : false;
  if (!document || held === undefined || (isDraft && !held && !ended))
    return (
      <Page>
        <Loading label="Loading...">
          <Skeleton height={320} />
        </Loading>
      </Page>
    );
  return (
    <Page>
      <header className="grid gap-1">
        <div className="row wrap justify-between gap-2">
          {back}
          <DocumentBadge document={document} refused={refusal !== undefined} />
        </div>
        <div lang={document.language} className="break-anywhere">
          <PageTitle>{document.title}</PageTitle>
        </div>
        <p className="ink-2 text-small">{copy.about(document.version, languageNames[document.language])}</p>
      </header>
      {!isDraft && <SignedView document={document} refusal={refusal} />}
      {isDraft && !held && <Note tone="orange">{copy.noTexts}</Note>}
      {isDraft && held && kept && (
        <>
          <DraftView document={document} held={held} kept={kept} />
          <DraftTools document={document} />
        </>
      )}
    </Page>
  );
}
