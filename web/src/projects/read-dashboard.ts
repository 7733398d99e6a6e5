import type { Project } from '@tidemark/contract/projects';
import { device } from '../offline/device.ts';
import { readRecords } from '../offline/use-records.ts';

/** What this device has for the dashboard when it is opened. */
export interface DashboardStart {
  projects: Project[];
  refreshedAt: string | null;
}

/** When the office last answered; null when it never did on this device. */
export const readRefreshedAt = async () =>
  ((await device().meta.get('refreshedAt'))?.value as string | undefined) ?? null;

/** Longer than a slow phone takes to open its store and read some hundred projects. In milliseconds. */
const patience = 600;

/**
 * All of it before the page is drawn, so that it is drawn once. Undefined where that takes long or fails: the page reads for
 * itself then, shows its outline meanwhile, and what went wrong.
 */
export async function readDashboard(): Promise<DashboardStart | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  return Promise.race([read().catch(() => undefined), late]);
}

async function read(): Promise<DashboardStart> {
  const [projects, refreshedAt] = await Promise.all([readRecords('projects'), readRefreshedAt()]);
  return { projects, refreshedAt };
}
