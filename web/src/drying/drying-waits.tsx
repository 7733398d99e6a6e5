import { Link } from '@tanstack/react-router';
import { isDry } from '@tidemark/contract/drying/dry';
import { watchOf } from '@tidemark/contract/drying/watch';
import { jobState } from '@tidemark/contract/job/state';
import type { Project } from '@tidemark/contract/projects';
import { Fan } from 'lucide-react';
import { useMemo, useState } from 'react';
import { WayRow, WayRowAsked } from '../ui/layout/way-row.tsx';
import { type KnownDrying, useDrying } from './use-drying.ts';

/** A row while a job's drying waits for somebody: an alert without an answer, a visit that nobody made, its end. */
export function DryingWaits({ project }: { project: Project }) {
  const known = useDrying(project.id);
  const [now] = useState(() => new Date().toISOString());
  const waits = useMemo(() => known && whatWaits(known, now), [known, now]);
  if (jobState(project) !== 'Open') return null;
  if (!known) return <WayRowAsked />;
  if (!waits) return null;
  return (
    <WayRow
      icon={Fan}
      tone="orange"
      title={waits.title}
      facts={waits.facts}
      renderRoot={(props) => (
        <Link
          to="/project/$projectId"
          params={{ projectId: String(project.id) }}
          search={{ part: 'drying' }}
          {...props}
        />
      )}
    />
  );
}

export function whatWaits({ drying, altitudeFt }: KnownDrying, now: string) {
  if (drying.closedAt !== null) return undefined;
  const { watch, needsAt } = watchOf(drying, { altitudeFt, now });
  const { alerts, first, units, lastVisitAt } = watch;
  if (first !== null)
    return {
      title: first.replace(/\.$/, ''),
      facts: alerts > 1 ? `${alerts - 1} more ${alerts === 2 ? 'alert' : 'alerts'}` : 'Say what you did',
    };
  if (drying.points.length > 0 && isDry(drying))
    return { title: 'Every chamber is dry', facts: 'Remove the equipment and close drying' };
  if (needsAt === null || lastVisitAt === null || needsAt > now) return undefined;
  const hours = Math.floor((Date.parse(now) - Date.parse(lastVisitAt)) / 3_600_000);
  return { title: `No visit for ${hours} h`, facts: units === 1 ? '1 unit runs' : `${units} units run` };
}
