import { packageActions } from '@tidemark/contract/packages/actions';
import type { Project } from '@tidemark/contract/projects';
import { PackagePlus } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { useNeedsConnection } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import { MakeDialog } from './make-dialog.tsx';
import { PackageRow } from './package-row.tsx';
import styles from './packages.module.css';

/** How often a package that is built is looked at. */
const lookMs = 1500;

/** The packages of a job: make one, download it, and hand out its link. */
export default function PackagesCard({ project }: { project: Project }) {
  const needsConnection = useNeedsConnection();
  const read = useCallback(() => call(packageActions.list, { params: { id: project.id } }), [project.id]);
  const { answer, problem, refresh } = useAnswer(read);
  const [making, setMaking] = useState(false);
  const packages = answer?.packages;
  const building = packages?.some(({ state }) => state === 'building') === true;
  useEffect(() => {
    if (!building) return;
    const timer = setInterval(refresh, lookMs);
    return () => clearInterval(timer);
  }, [building, refresh]);
  return (
    <Card
      flush
      title={copy.title}
      action={
        <Button
          kind="outline"
          size="sm"
          icon={<PackagePlus size={18} aria-hidden />}
          aria-haspopup="dialog"
          disabled={needsConnection !== undefined}
          onClick={() => setMaking(true)}
        >
          {copy.make}
        </Button>
      }
    >
      <p className={`ink-2 text-body ${styles.note}`}>
        {copy.explain}
        {needsConnection && ` ${copy.offline}`}
      </p>
      {!packages && !needsConnection && !problem && (
        <Loading label={copy.loading}>
          <Skeleton height={64} />
        </Loading>
      )}
      {!packages && !needsConnection && problem && (
        <p className={`ink-2 ${styles.note}`}>
          {copy.failed} {problem} <RetryButton of={copy.title} onRetry={refresh} />
        </p>
      )}
      {packages?.length === 0 && <p className={`ink-2 ${styles.note}`}>{copy.none}</p>}
      <ul aria-label={copy.title}>
        {packages?.map((one) => (
          <PackageRow key={one.id} of={one} title={project.title} onChanged={refresh} />
        ))}
      </ul>
      {making && <MakeDialog project={project} onClosed={() => setMaking(false)} onMade={refresh} />}
    </Card>
  );
}
