import type { Alert } from '@tidemark/contract/drying/alerts/alert';
import type { Project } from '@tidemark/contract/projects';
import { memo, type ReactNode } from 'react';
import type { KnownDrying } from '../use-drying.ts';
import { AirCard } from './air-card.tsx';
import { AirTable } from './air-table.tsx';
import { FactsStrip } from './facts-strip.tsx';
import { LogCard } from './log-card.tsx';
import styles from './office.module.css';
import { PointsTable } from './points-table.tsx';

interface Props {
  project: Project;
  known: KnownDrying;
  alerts: readonly Alert[];
  now: string;
  writable: boolean;
  /** The visit, what to look at and what is set up, as on a phone. */
  acts: ReactNode;
  alerted: ReactNode;
  map: ReactNode;
  setUp: ReactNode;
}

/** A job's drying on a computer: curves, all figures of all visits, the equipment's log, and beside them what waits. */
export default function DryingOffice({
  project,
  known,
  alerts,
  now,
  writable,
  acts,
  alerted,
  map,
  setUp,
}: Props) {
  return (
    <div className="stack gap-4">
      <FactsStrip project={project} known={known} now={now} />
      <div className={styles.columns}>
        <Record {...{ known, alerts, now, writable, map }} />
        <div className="stack gap-4">
          {alerted}
          {acts}
          <AirTable known={known} />
        </div>
      </div>
      <div className={styles.setUp}>{setUp}</div>
    </div>
  );
}

type RecordProps = Pick<Props, 'known' | 'alerts' | 'now' | 'writable' | 'map'>;

/** What was measured and what ran; a key of the visit's pad does not draw it anew. */
const Record = memo(function Record({ known, alerts, now, writable, map }: RecordProps) {
  return (
    <div className="stack gap-4">
      <PointsTable drying={known.drying} alerts={alerts} writable={writable} />
      <AirCard known={known} />
      {map}
      <LogCard known={known} now={now} writable={writable} />
    </div>
  );
});
