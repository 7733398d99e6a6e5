import type { Project } from '@tidemark/contract/projects';
import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useMemo } from 'react';
import { device } from '../offline/device.ts';
import { useSession } from '../offline/session.ts';
import { useRecords } from '../offline/use-records.ts';
import { fetchForOffline } from './fetch-for-offline.ts';
import { inOrder } from './order.ts';
import { refreshAssigned } from './refresh-assigned.ts';
import { type Refresh, useRefresh } from './use-refresh.ts';

export interface DashboardData extends Refresh {
  /** Every project on this device, in order; undefined while loading. */
  projects: Project[] | undefined;
  /** Those assigned to who is signed in: what is counted and listed without a search. */
  mine: Project[] | undefined;
  /** When the office last answered; null when it never did on this device. */
  refreshedAt: string | null | undefined;
}

/** What the dashboard shows: the device's records, refreshed from the office whenever it can be reached. */
export function useDashboard(): DashboardData {
  const technicianId = useSession()?.technician.id;
  const records = useRecords('projects');
  const refreshedAt = useLiveQuery(
    async () => ((await device().meta.get('refreshedAt'))?.value as string | undefined) ?? null,
    [],
  );
  const read = useCallback(async () => fetchForOffline(await refreshAssigned()), []);
  const refresh = useRefresh(read);
  const projects = useMemo(() => records && inOrder(records), [records]);
  const mine = useMemo(
    () => projects?.filter((project) => project.technicianId === technicianId),
    [projects, technicianId],
  );
  return { ...refresh, projects, mine, refreshedAt };
}
