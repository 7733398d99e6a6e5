import type { Alert } from '@tidemark/contract/drying/alerts/alert';
import type { Project } from '@tidemark/contract/projects';
import type { ReactNode } from 'react';
import { AlertsCard } from '../alerts-card.tsx';
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
  /** The visit and what is set up, as on a phone. */
  acts: ReactNode;
  map: ReactNode;
  setUp: ReactNode;
}

/** A job's drying on a computer: curves, all figures of all visits, the equipment's log, and beside them what waits. */
export default function DryingOffice({ project, known, alerts, now, writable, acts, map, setUp }: Props) {
  const { drying } = known;
  return (
    <div className="stack gap-4">
      <FactsStrip project={project} drying={drying} now={now} />
      <div className={styles.columns}>
        <div className="stack gap-4">
          <PointsTable drying={drying} alerts={alerts} writable={writable} />
          <AirCard known={known} />
          {map}
          <LogCard known={known} now={now} writable={writable} />
        </div>
        <div className="stack gap-4">
          <AlertsCard drying={drying} alerts={alerts} writable={writable} />
          {acts}
          <AirTable known={known} />
        </div>
      </div>
      <div className={styles.setUp}>{setUp}</div>
    </div>
  );
}
