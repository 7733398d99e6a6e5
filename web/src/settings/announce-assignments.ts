import type { Project } from '@tidemark/contract/projects';
import { liveQuery } from 'dexie';
import { reportFault } from '../offline/faults/index.ts';
import { type Device, device } from '../offline/store/index.ts';
import { isNotifying, isWanted } from './notifications.ts';

/**
 * Announces projects newly assigned to this technician. What it knew at the start, and its first read, are not
 * announced.
 * @returns a function that ends it
 */
export function announceAssignments(tell: (project: Project) => void = notify): () => void {
  const on = device();
  let known: ReadonlySet<number> | undefined;
  const subscription = liveQuery(() => readAssigned(on)).subscribe({
    next(assigned) {
      // Null: the server's list was never read to its end.
      if (!assigned) return;
      for (const project of assigned) if (known && !known.has(project.id)) tell(project);
      known = new Set(assigned.map(({ id }) => id));
    },
    error: reportFault,
  });
  return () => subscription.unsubscribe();
}

async function readAssigned(on: Device): Promise<Project[] | null> {
  const [projects, refreshed] = await Promise.all([on.projects.toArray(), on.meta.get('refreshedAt')]);
  if (!refreshed) return null;
  return projects.filter(
    ({ technicianId, status }) => technicianId === on.technicianId && status !== 'Completed',
  );
}

async function notify({ id, title, addressLine1, city }: Project): Promise<void> {
  if (isWanted()) void offer().catch(reportFault);
  if (!isNotifying()) return;
  const options = {
    body: [title, [addressLine1, city].filter(Boolean).join(', ')].filter(Boolean).join('\n'),
    icon: '/favicon.svg',
    tag: `assignment-${id}`,
    data: { url: `/project/${id}` },
  };
  // Android only shows notifications of a service worker; public/notifications.js opens the project.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(`New assignment: Project #${id}`, options);
}

async function offer(): Promise<void> {
  const { offerPushes } = await import('../push/offer-pushes.ts');
  await offerPushes();
}
