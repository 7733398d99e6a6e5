import { authActions } from '@tidemark/contract/auth';
import { Trash2 } from 'lucide-react';
import { call } from '../offline/call.ts';
import { CallError } from '../offline/call-error.ts';
import { device } from '../offline/device.ts';
import { laneTitle } from '../offline/lane-title.ts';
import { recoverRecordings } from '../offline/recordings.ts';
import { getSession } from '../offline/session.ts';
import { eraseAndSignOut } from '../offline/start.ts';
import { within } from '../offline/within.ts';
import { confirm } from '../ui/confirm.tsx';
import { loggedOutFlag } from './logged-out-flag.ts';
import { beginLoggingOut } from './logging-out.ts';
import { type Loss, LossList } from './loss-list.tsx';
import { describeLoss, isOfProjectOnly } from './losses.ts';

/** How long the office may take to end the sign-in; the device is cleared in any case. */
const goodbyeFor = 3000;

/** Logout: clears this device and reloads (first document, section 2). With unsent work it asks first. */
export async function askToLogOut(): Promise<void> {
  if (await mayErase()) await logOut(endHere);
}

/** Ends this account's sign-ins on all devices; this one is cleared as by logging out. */
export async function askToLogOutEverywhere(): Promise<void> {
  const sure = await confirm({
    title: 'Sign out everywhere?',
    message:
      'Every device, this one included, is signed out. What others have not sent stays on them until you sign in there.',
    confirmLabel: 'Sign out everywhere',
    cancelLabel: 'Stay signed in',
  });
  if (sure && (await mayErase())) await logOut(endEverywhere);
}

async function mayErase(): Promise<boolean> {
  // A recording cut off is unsent work too.
  await recoverRecordings();
  const losses = await findLosses();
  const changes = losses.reduce((sum, { changes }) => sum + changes, 0);
  if (changes === 0) return true;
  const words = changes === 1 ? '1 change' : `${changes} changes`;
  return confirm({
    title: `${words} ${changes === 1 ? 'has' : 'have'} not been sent`,
    message: <LossList losses={losses} />,
    cancelLabel: 'Stay signed in',
    confirmLabel: `Erase ${words} and log out`,
    confirmIcon: <Trash2 size={20} aria-hidden />,
    preferCancel: true,
  });
}

/** What only this device has, project by project. */
async function findLosses(): Promise<Loss[]> {
  const entries = await device().outbox.toArray();
  const byProject = Map.groupBy(entries, ({ project }) => project);
  return Promise.all(
    [...byProject].map(async ([project, its]) => ({
      project,
      title: laneTitle((await device().projects.get(project))?.title, its),
      changes: its.length,
      words: describeLoss(its),
      projectOnly: isOfProjectOnly(its),
    })),
  );
}

const endHere = (refreshToken: string) => call(authActions.logout, { body: { refreshToken } });
const endEverywhere = () => call(authActions.logoutEverywhere, {});

async function logOut(end: (refreshToken: string) => Promise<unknown>): Promise<void> {
  beginLoggingOut();
  const refreshToken = getSession()?.refreshToken;
  if (refreshToken) {
    const told = end(refreshToken).catch((error: unknown) => {
      // Without a network the sign-in ends at the office when its token runs out.
      if (!(error instanceof CallError)) throw error;
    });
    await within(goodbyeFor, told);
  }
  await eraseAndSignOut();
  loggedOutFlag.set();
  location.replace('/');
}
