import { LoaderCircle, MapPinOff } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { ButtonLink } from '../ui/controls/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { useLoad } from '../ui/feedback/use-load.ts';
import { copy } from './copy.ts';
import { loadReport } from './load-report.ts';
import styles from './page.module.css';
import type { ReportAddress } from './read-address.ts';
import { Report } from './report.tsx';

/** A room's claim sheet for anyone with its link. */
export function ReportPage({ address }: { address: ReportAddress | undefined }) {
  const { loaded, asking, load } = useLoad(
    useCallback(async () => (address ? loadReport(address) : { kind: 'not-found' as const }), [address]),
  );

  if (!loaded) {
    return (
      <p className={`grid text-center justify-items-center gap-2 ${styles.block}`} role="status">
        <LoaderCircle size={28} className="spin" aria-hidden />
        {copy.loading}
      </p>
    );
  }
  if (loaded.kind === 'report') return <Report report={loaded.report} />;
  if (loaded.kind === 'not-found') return <NotFound />;
  const why = loaded.tooOften ? copy.tooOften : copy.failedHint;
  return (
    <main className={`grid text-center justify-items-center gap-2 ${styles.block}`}>
      <h1 className="visually-hidden">{copy.title}</h1>
      <ErrorState
        offline={!navigator.onLine}
        title={copy.failed}
        message={navigator.onLine ? why : copy.offline}
        retrying={asking}
        onRetry={() => void load()}
      />
    </main>
  );
}

function NotFound() {
  useEffect(() => {
    document.title = 'Page not found';
  }, []);
  return (
    <main className={`grid text-center justify-items-center gap-2 ${styles.block}`}>
      <MapPinOff size={40} aria-hidden />
      <h1 className="t-1">{copy.notFound}</h1>
      <p className="ink-2">{copy.notFoundHint}</p>
      <ButtonLink kind="primary" href="/">
        {copy.home}
      </ButtonLink>
    </main>
  );
}
