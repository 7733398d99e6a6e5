import { getRouteApi } from '@tanstack/react-router';
import { momentIn } from '@tidemark/contract/clock';
import { sharedPackageActions } from '@tidemark/contract/packages/actions';
import type { SharedPackage } from '@tidemark/contract/packages/package';
import { CircleAlert, CircleCheck, Download } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { showSize } from '../ui/format/show-size.ts';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { shared as words } from './copy.ts';
import styles from './packages.module.css';

const route = getRouteApi('/package/$packageId');

/** /package/{packageId}?share=…: what is in a package and where it is, on any phone, without an account. */
export function PackagePage() {
  const { packageId } = route.useParams();
  const { share } = route.useSearch();
  const read = useCallback(
    () => call(sharedPackageActions.read, { params: { packageId }, query: { share } }),
    [packageId, share],
  );
  const { answer, problem, asking, refresh } = useAnswer(read);
  return (
    <main className={styles.alone}>
      <Page>
        {answer ? (
          <Shown of={answer} />
        ) : asking ? (
          <Loading label={words.loading}>
            <Skeleton height={320} />
          </Loading>
        ) : (
          <ErrorState title={words.invalid} message={`${problem} ${words.invalidHint}`} onRetry={refresh} />
        )}
      </Page>
    </main>
  );
}

function Shown({ of }: { of: SharedPackage }) {
  const { company, project, kind, open, size, createdAt, expiresAt, files, timeZone } = of;
  const isWhole = kind === 'complete';
  const names = new Set(files.flatMap((part) => part.files.map(({ name }) => name)));
  useEffect(() => {
    document.title = project.title;
  }, [project.title]);
  return (
    <>
      <header>
        <p className="ink-2">{[company.name, company.contact].filter(Boolean).join(', ')}</p>
        <h1 className="t-1 break-anywhere">{project.title}</h1>
        <p className="ink-2 break-anywhere">{project.address}</p>
      </header>
      <Note tone={isWhole ? 'tide' : 'orange'} icon={isWhole ? CircleCheck : CircleAlert}>
        {isWhole ? words.complete : words.incomplete(open)}
      </Note>
      <Card>
        <div className="stack gap-4">
          <p className="ink-2">
            {words.facts(showSize(size), momentIn(createdAt, timeZone), momentIn(expiresAt, timeZone))}
          </p>
          {files.map((part) => (
            <div key={part.number} className="stack gap-2">
              <ButtonLink
                kind="primary"
                wide
                href={part.url}
                download
                icon={<Download size={20} aria-hidden />}
              >
                {files.length > 1
                  ? words.downloadPart(part.number, files.length, showSize(part.size))
                  : words.download(showSize(part.size))}
              </ButtonLink>
              <Hash of={part.sha256} />
            </div>
          ))}
          <p className="ink-2 text-body">{words.resume}</p>
        </div>
      </Card>
      <Card title={words.verify}>
        <p className="text-body">{words.verifyHint(names.has('05 Documents/verify.mjs'))}</p>
      </Card>
      <Card title={`${words.files} ${names.size}`} flush>
        {files.map((part) => (
          <ul key={part.number} aria-label={words.files}>
            {part.files.map(({ name, size: bytes, sha256 }) => (
              <li key={name} className={`line-top ${styles.file}`}>
                <div className="row justify-between gap-2">
                  <b className="break-anywhere">{name}</b>
                  <span className="ink-2 nowrap tabular">{showSize(bytes)}</span>
                </div>
                <Hash of={sha256} />
              </li>
            ))}
          </ul>
        ))}
      </Card>
    </>
  );
}

const Hash = ({ of }: { of: string }) => (
  <p className={`ink-2 text-small ${styles.hash}`}>
    {words.hash} <code className="num break-anywhere">{of}</code>
  </p>
);
