import { momentIn } from '@tidemark/contract/clock';
import type { SharedPackage } from '@tidemark/contract/packages/package';
import { CircleAlert, CircleCheck, Download } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useLoad } from '../../ui/feedback/use-load.ts';
import { showSize } from '../../ui/format/show-size.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { copy as words } from './copy.ts';
import { loadPackage } from './load-package.ts';
import styles from './page.module.css';
import type { PackageAddress } from './read-address.ts';

/** /package/{packageId}?share=…: what is in a package and where it is, on any phone, without an account. */
export function PackagePage({ address }: { address: PackageAddress }) {
  const { loaded, asking, load } = useLoad(useCallback(() => loadPackage(address), [address]));
  useEffect(() => {
    document.title = words.title;
  }, []);
  return (
    <main className={styles.alone}>
      <Page>
        {!loaded && (
          <Loading label={words.loading}>
            <Skeleton height={320} />
          </Loading>
        )}
        {loaded?.kind === 'package' && <Shown of={loaded.package} />}
        {loaded?.kind === 'not-found' && (
          <>
            <h1 className="visually-hidden">{words.title}</h1>
            <ErrorState title={words.invalid} message={words.invalidHint} />
          </>
        )}
        {loaded?.kind === 'failed' && (
          <>
            <h1 className="visually-hidden">{words.title}</h1>
            <ErrorState
              offline={!navigator.onLine}
              title={words.failed}
              message={hintOf(loaded)}
              retrying={asking}
              onRetry={() => void load()}
            />
          </>
        )}
      </Page>
    </main>
  );
}

function hintOf({ tooOften }: { tooOften?: boolean }): string {
  if (!navigator.onLine) return words.offline;
  return tooOften ? words.tooOften : words.failedHint;
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
      <header className="stack gap-1">
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
