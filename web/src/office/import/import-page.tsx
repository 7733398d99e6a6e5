import { isManager } from '@tidemark/contract/access';
import { useEffect, useRef } from 'react';
import { useOnline } from '../../offline/faults/index.ts';
import { useSession } from '../../offline/session/index.ts';
import { AccessDenied } from '../../technicians/access-denied.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Page, PageHead, PageTitle } from '../../ui/layout/page.tsx';
import { CheckedFile } from './checked-file.tsx';
import { ChooseFile } from './choose-file.tsx';
import { copy } from './copy.ts';
import { ImportNews } from './import-news.tsx';
import { ImportResult } from './import-result.tsx';
import { MapColumns } from './map-columns.tsx';
import { RecentImports } from './recent-imports.tsx';
import { useImport } from './use-import.ts';

/** /office/import: a CSV file or a workbook, its columns, a dry run's findings, and the result. */
export function ImportPage() {
  const actor = useSession()?.technician;
  if (!actor) return null;
  if (isManager(actor.role)) return <ImportProjects />;
  return <AccessDenied title={copy.title} message={copy.denied} />;
}

function ImportProjects() {
  const online = useOnline();
  const work = useImport();
  const { step, file } = work;
  // The pressed button is gone with its step, so the focus moves to the new content.
  const here = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) here.current?.focus();
    before.current = step;
  }, [step]);
  // Stop and Continue disappear once all lines have a result.
  const done = work.running?.state === 'done';
  useEffect(() => {
    if (done && document.activeElement === document.body) here.current?.focus();
  }, [done]);
  return (
    <Page wide>
      <PageHead>
        <PageTitle>{copy.title}</PageTitle>
      </PageHead>
      {!online && (
        <Note tone="silt" role="status">
          {copy.offline}
        </Note>
      )}
      <ImportNews work={work} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; this names a step that takes the focus */}
      <div ref={here} role="group" aria-label={copy.title} tabIndex={-1} className="stack gap-3">
        {(step === 'file' || !file) && (
          <>
            <ChooseFile {...work} onFile={(chosen) => void work.take(chosen)} />
            <RecentImports />
          </>
        )}
        {step === 'columns' && file && <MapColumns work={work} file={file} />}
        {step === 'check' && file && <CheckedFile work={work} file={file} />}
        {step === 'import' && file && <ImportResult work={work} file={file} />}
      </div>
    </Page>
  );
}
