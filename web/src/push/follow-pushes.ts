import { reportFault } from '../offline/faults/index.ts';
import { pullAssigned, pullNews, tellNews } from '../offline/pull/index.ts';
import { getSession } from '../offline/session/index.ts';
import { keepSubscribed } from './subscription.ts';

let following = false;

/** Fetches what a push names, perhaps before the stream does; and tells the office again where this browser takes them. */
export function followPushes(): void {
  if (following) return;
  following = true;
  navigator.serviceWorker.addEventListener('message', hear);
  // The next start tries again.
  keepSubscribed().catch(reportFault);
}

/** From public/notifications.js; without a project it was about several. */
function hear({ data }: MessageEvent<{ type?: unknown; project?: number }>): void {
  if (data.type !== 'push' || !getSession()) return;
  const { project } = data;
  tellNews(project);
  const pulled: Promise<unknown> = project === undefined ? pullAssigned() : pullNews(project);
  pulled.catch(reportFault);
}
