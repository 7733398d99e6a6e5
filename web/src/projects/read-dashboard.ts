import type { Project } from '@tidemark/contract/projects';
import { device, readFirst, readRecords } from '../offline/store/index.ts';

/** What this device has for the dashboard when it is opened. */
export interface DashboardStart {
  projects: Project[];
  refreshedAt: string | null;
}

/** When the office last answered; null when it never did on this device. */
export const readRefreshedAt = async () =>
  ((await device().meta.get('refreshedAt'))?.value as string | undefined) ?? null;

export const readDashboard = (): Promise<DashboardStart | undefined> =>
  readFirst(async () => {
    const [projects, refreshedAt] = await Promise.all([readRecords('projects'), readRefreshedAt()]);
    return { projects, refreshedAt };
  });
