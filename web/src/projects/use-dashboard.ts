import { isManager } from '@tidemark/contract/access';
import type { Project, ProjectCounts } from '@tidemark/contract/projects';
import { useCallback, useMemo, useState } from 'react';
import { pull, pullAhead, pullAssigned, sameProject } from '../offline/pull/index.ts';
import { useSession } from '../offline/session/index.ts';
import { readRecords, useLive } from '../offline/store/index.ts';
import { type Filter, questionOf } from './filters.ts';
import { type AtNextVisit, atNextVisit } from './next-visit.ts';
import { countProjects, inOrder, newestFirst, passes } from './order.ts';
import { type DashboardStart, readRefreshedAt } from './read-dashboard.ts';
import { matching } from './search.ts';
import { type Refreshing, useRefreshing } from './use-refreshing.ts';
import { useServerPages } from './use-server-pages.ts';

export interface DashboardData extends Refreshing {
  /** What the view shows of what is on this device, in order; undefined while the device is being read. */
  shown: AtNextVisit[] | undefined;
  counts: Record<Filter, number> | undefined;
  /** When the office last answered; null when it never did on this device. */
  refreshedAt: string | null | undefined;
  /** The first card is the next job, not the newest of all projects. */
  nextFirst: boolean;
  /** They are the person's own work, which has days. */
  byDay: boolean;
  /** The office has not answered this view yet. */
  asking: boolean;
}

/**
 * The dashboard's data: local records first, refreshed whenever the server is reachable.
 * @param first what was read right before, to be shown until it is read here
 */
export function useDashboard(
  filter: Filter,
  search: string,
  wanted: number,
  first: DashboardStart | undefined,
): DashboardData {
  const technician = useSession()?.technician;
  const me = technician?.id;
  const overall = technician !== undefined && isManager(technician.role);
  const records = useProjects(first?.projects);
  const refreshedAtNow = useLive(readRefreshedAt, []);
  const refreshedAt = refreshedAtNow === undefined ? first?.refreshedAt : refreshedAtNow;
  const [office, setOffice] = useState<ProjectCounts>();
  const [round, setRound] = useState(0);
  const read = useCallback(async () => {
    setRound((before) => before + 1);
    const { projects, counts } = await pullAssigned();
    setOffice(counts);
    await pullAhead(projects);
    await pull('templates', 'all');
  }, []);
  const refresh = useRefreshing(read);
  const question = useMemo(() => questionOf(filter, search, overall), [filter, search, overall]);
  const pages = useServerPages(question, wanted, round);

  const mine = useMemo(() => records?.filter(({ technicianId }) => technicianId === me), [records, me]);
  const counts = useMemo(() => {
    const held = overall ? records : mine;
    return held && countProjects(held, overall ? (pages.counts ?? office) : undefined);
  }, [records, mine, overall, pages.counts, office]);
  const shown = useMemo(() => {
    const found = matching(search);
    const candidates = question ? records : mine;
    return candidates?.filter(
      (one) => passes(one, filter) && (search === '' || found(one) || pages.found.has(one.id)),
    );
  }, [records, mine, question, filter, search, pages.found]);
  const ordered = useMemo(
    // The office hands its own list out newest first; in that order further pages only add to the end.
    () =>
      shown &&
      (overall && question
        ? shown.toSorted(newestFirst)
        : inOrder(shown.map((project) => atNextVisit(project)))),
    [shown, overall, question],
  );
  return {
    ...refresh,
    problem: refresh.problem ?? pages.problem,
    shown: ordered,
    counts,
    refreshedAt,
    nextFirst: !overall && search === '',
    byDay: !overall,
    asking: pages.asking,
  };
}

/** Every project on this device; one that did not change stays the same object. */
function useProjects(first: Project[] | undefined): Project[] | undefined {
  const read = useLive(() => readRecords('projects'), []) ?? first;
  const [kept, setKept] = useState<{ read: Project[]; same: Project[] }>();
  if (read && read !== kept?.read) {
    const next = { read, same: keepSame(kept?.same, read) };
    setKept(next);
    return next.same;
  }
  return kept?.same;
}

/** The new reading of a list, keeping the objects of the one before where nothing changed: their cards stay as they are. */
function keepSame(before: readonly Project[] | undefined, now: Project[]): Project[] {
  if (!before) return now;
  const known = new Map(before.map((project) => [project.id, project]));
  const kept = now.map((project) => {
    const one = known.get(project.id);
    return one && sameProject(one, project) ? one : project;
  });
  const unchanged =
    kept.length === before.length && kept.every((project, index) => project === before[index]);
  return unchanged ? (before as Project[]) : kept;
}
