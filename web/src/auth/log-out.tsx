import { authActions } from '@tidemark/contract/auth';
import { Trash2 } from 'lucide-react';
import { call } from '../offline/call.ts';
import { CallError } from '../offline/call-error.ts';
import { device } from '../offline/device.ts';
import { getSession } from '../offline/session.ts';
import { eraseAndSignOut } from '../offline/start.ts';
import { within } from '../offline/within.ts';
import { confirm } from '../ui/confirm.tsx';
import { loggedOutFlag } from './logged-out-flag.ts';
import { beginLoggingOut } from './logging-out.ts';
import { type Loss, LossList } from './loss-list.tsx';

/** How long the office may take to end the sign-in; the device is cleared in any case. */
const goodbyeFor = 3000;

/** Logout: clears this device and reloads (first document, section 2). With unsent work it asks first. */
export async function askToLogOut(): Promise<void> {
  const losses = await findLosses();
  const changes = losses.reduce((sum, { changes }) => sum + changes, 0);
  if (changes > 0) {
    const words = changes === 1 ? '1 change' : `${changes} changes`;
    const sure = await confirm({
      title: `${words} ${changes === 1 ? 'has' : 'have'} not been sent`,
      message: <LossList losses={losses} />,
      cancelLabel: 'Stay signed in',
      confirmLabel: `Erase ${words} and log out`,
      confirmIcon: <Trash2 size={20} aria-hidden />,
      preferCancel: true,
    });
    if (!sure) return;
  }
  await logOut();
}

/** What only this device has, project by project. */
async function findLosses(): Promise<Loss[]> {
  const entries = await device().outbox.toArray();
  const byProject = Map.groupBy(entries, ({ project }) => project);
  return Promise.all(
    [...byProject].map(async ([project, { length }]) => ({
      project,
      title: (await device().projects.get(project))?.title ?? `Project #${project}`,
      changes: length,
    })),
  );
}

async function logOut(): Promise<void> {
  beginLoggingOut();
  const refreshToken = getSession()?.refreshToken;
  if (refreshToken) {
    const told = call(authActions.logout, { body: { refreshToken } }).catch((error: unknown) => {
      // Without a network the sign-in ends at the office when its token runs out.
      if (!(error instanceof CallError)) throw error;
    });
    await within(goodbyeFor, told);
  }
  await eraseAndSignOut();
  loggedOutFlag.set();
  location.replace('/');
}
