import { isManager } from '@tidemark/contract/access';
import { alertsOf } from '@tidemark/contract/drying/alerts/alerts';
import { inVisitOrder, isDry } from '@tidemark/contract/drying/dry';
import { jobState } from '@tidemark/contract/job/state';
import type { Project } from '@tidemark/contract/projects';
import { useEffect, useState } from 'react';
import { reportFault } from '../offline/faults/index.ts';
import { pull } from '../offline/pull/index.ts';
import { useSession } from '../offline/session/index.ts';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { AlertsCard } from './alerts-card.tsx';
import { ClassCard } from './class-card.tsx';
import { EquipmentCard } from './equipment/equipment-card.tsx';
import { NextVisit } from './plan/next-visit.tsx';
import { PointsCard } from './points/points-card.tsx';
import { RenumberedNote } from './points/renumbered-note.tsx';
import { StandardsCard } from './points/standards-card.tsx';
import { ReplacedDrying } from './replaced-drying.tsx';
import { RoomsCard } from './rooms/rooms-card.tsx';
import { StateCard } from './state-card.tsx';
import { useDrying } from './use-drying.ts';
import { VisitCard } from './visit/visit-card.tsx';

/** All of a job's drying: the visit that is under way on top, then everything it is about. */
export default function DryingPart({ project }: { project: Project }) {
  const known = useDrying(project.id);
  const me = useSession()?.technician;
  const [now] = useState(() => new Date().toISOString());
  useEffect(() => {
    for (const list of ['meters', 'units'] as const) pull(list, 'all').catch(reportFault);
  }, []);
  if (!known || !me)
    return (
      <Loading label="Loading...">
        <Skeleton height={320} />
      </Loading>
    );
  const { drying, altitudeFt } = known;
  const visits = inVisitOrder(drying.visits);
  // One that this device began has no technician yet.
  const open = visits.find(
    ({ endedAt, technicianId }) => endedAt === null && (technicianId === null || technicianId === me.id),
  );
  const writable = jobState(project) === 'Open' && drying.closedAt === null;
  return (
    <div className="stack gap-4">
      <RenumberedNote drying={drying} />
      <ReplacedDrying drying={drying} open={writable} />
      <AlertsCard drying={drying} alerts={alertsOf(drying, { altitudeFt, now })} writable={writable} />
      <VisitCard known={known} visits={visits} open={open} writable={writable} />
      {!open && <NextVisit project={project} writable={writable} />}
      {drying.points.length > 0 && isDry(drying) && drying.closedAt === null && (
        <p role="status" className="w-650">
          Every chamber is dry. Remove the equipment, then close drying.
        </p>
      )}
      <PointsCard known={known} visits={visits} writable={writable} />
      <EquipmentCard known={known} now={now} writable={writable} />
      <RoomsCard drying={drying} writable={writable} />
      <StandardsCard drying={drying} writable={writable} />
      <ClassCard drying={drying} writable={writable} />
      <StateCard drying={drying} visits={visits} writable={writable} manages={isManager(me.role)} />
    </div>
  );
}
