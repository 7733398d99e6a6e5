import { isManager } from '@tidemark/contract/access';
import { airAbove } from '@tidemark/contract/drying/air-above';
import { alertsOf } from '@tidemark/contract/drying/alerts/alerts';
import { inVisitOrder, isDry } from '@tidemark/contract/drying/dry';
import { jobState } from '@tidemark/contract/job/state';
import type { Project } from '@tidemark/contract/projects';
import type { Technician } from '@tidemark/contract/technicians';
import { lazy, memo, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { reportFault, useOnline } from '../offline/faults/index.ts';
import { pull, usePulled } from '../offline/pull/index.ts';
import { useSession } from '../offline/session/index.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { useDesktop } from '../ui/layout/use-desktop.ts';
import { AlertsCard } from './alerts-card.tsx';
import { ClassCard } from './class-card.tsx';
import styles from './drying.module.css';
import { EquipmentCard } from './equipment/equipment-card.tsx';
import { MapCard } from './map/map-card.tsx';
import { NextVisit } from './plan/next-visit.tsx';
import { PointsCard } from './points/points-card.tsx';
import { RenumberedNote } from './points/renumbered-note.tsx';
import { StandardsCard } from './points/standards-card.tsx';
import { ReplacedDrying } from './replaced-drying.tsx';
import { RoomsCard } from './rooms/rooms-card.tsx';
import { StateCard } from './state-card.tsx';
import { type KnownDrying, useDrying } from './use-drying.ts';
import { VisitCard } from './visit/visit-card.tsx';

/** Only computers have it. */
const DryingOffice = lazy(() => import('./office/drying-office.tsx'));

/** All of a job's drying: the visit that is under way on top, then everything it is about. */
export default function DryingPart({ project }: { project: Project }) {
  const known = useDrying(project.id);
  const [typing, setTyping] = useState(false);
  // Beside the pad of a computer the tables are read while figures are typed.
  const desktop = useDesktop();
  const behind = useBehind(known, typing && !desktop);
  // What was kept is drawn between the keys that follow.
  const shown = useDeferredValue(known);
  const me = useSession()?.technician;
  const pulled = usePulled('dryingRecords', [project.id]);
  const online = useOnline();
  useEffect(() => {
    for (const list of ['meters', 'units'] as const) pull(list, 'all').catch(reportFault);
  }, []);
  if (!shown || !behind || !me || !pulled) return waits;
  const { rooms, visits, placements } = shown.drying;
  if (!pulled.here && rooms.length + visits.length + placements.length === 0)
    return online ? (
      waits
    ) : (
      <EmptyState
        title="This drying isn't on this device yet."
        hint="It will load when you're back online."
      />
    );
  return <WholeDrying {...{ project, known: shown, behind, me }} onTyping={setTyping} />;
}

/** A key of the visit's pad is drawn at once, all that lies behind the pad once it has closed, when nothing else is to do. */
function useBehind(known: KnownDrying | undefined, typing: boolean): KnownDrying | undefined {
  const [held, setHeld] = useState(known);
  if (!typing && held !== known) setHeld(known);
  return useDeferredValue(held);
}

interface WholeProps {
  project: Project;
  known: KnownDrying;
  /** The same, as it was drawn behind the pad. */
  behind: KnownDrying;
  me: Technician;
  /** The pad of the visit has opened or closed. */
  onTyping: (typing: boolean) => void;
}

const WholeDrying = memo(function WholeDrying({ project, known, behind, me, onTyping }: WholeProps) {
  const desktop = useDesktop();
  const [now] = useState(() => new Date().toISOString());
  const visits = inVisitOrder(known.drying.visits);
  // One that this device began has no technician yet.
  const open = visits.find(
    ({ endedAt, technicianId }) => endedAt === null && (technicianId === null || technicianId === me.id),
  );
  const writable = jobState(project) === 'Open' && known.drying.closedAt === null;
  const cards = useCards({ project, known: behind, now, writable, manages: isManager(me.role) });
  const acts = (
    <>
      {cards.told}
      <VisitCard {...{ known, visits, open, writable, onTyping }} />
      {!open && <NextVisit project={project} writable={writable} />}
      {cards.dry}
    </>
  );
  if (desktop)
    return (
      <Suspense fallback={waits}>
        <DryingOffice {...{ project, now, writable, acts, known: behind }} {...cards} />
      </Suspense>
    );
  return (
    <div className={`stack gap-4 ${styles.cards}`}>
      {cards.alerted}
      {acts}
      {cards.phone}
      {cards.setUp}
    </div>
  );
});

interface CardsProps {
  project: Project;
  known: KnownDrying;
  now: string;
  writable: boolean;
  manages: boolean;
}

/** All but the visit; the same elements as before where nothing they show has changed. */
function useCards({ project, known, now, writable, manages }: CardsProps) {
  return useMemo(() => {
    const { drying, altitudeFt } = known;
    const visits = inVisitOrder(drying.visits);
    const alerts = alertsOf(drying, { altitudeFt, now });
    const above = airAbove(drying, altitudeFt);
    const map = <MapCard known={known} visits={visits} writable={writable} />;
    return {
      alerts,
      map,
      alerted: <AlertsCard drying={drying} alerts={alerts} writable={writable} />,
      told: (
        <>
          <RenumberedNote drying={drying} />
          <ReplacedDrying drying={drying} open={writable} />
        </>
      ),
      dry: drying.points.length > 0 && isDry(drying) && drying.closedAt === null && (
        <p role="status" className="w-650">
          Every chamber is dry. Remove the equipment, then close drying and make the certificate of drying.
          {above !== undefined && ` The affected air is ${above.toFixed(1)} GPP above the unaffected.`}
        </p>
      ),
      phone: (
        <>
          <PointsCard known={known} visits={visits} writable={writable} />
          {map}
          <EquipmentCard known={known} now={now} writable={writable} />
        </>
      ),
      setUp: (
        <>
          <RoomsCard drying={drying} writable={writable} />
          <StandardsCard drying={drying} writable={writable} />
          <ClassCard known={known} writable={writable} />
          <StateCard
            project={project}
            drying={drying}
            visits={visits}
            writable={writable}
            manages={manages}
          />
        </>
      ),
    };
  }, [project, known, now, writable, manages]);
}

const waits = (
  <Loading label="Loading...">
    <Skeleton height={320} />
  </Loading>
);
