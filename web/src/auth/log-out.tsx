import { authActions } from '@tidemark/contract/auth';
import { Trash2 } from 'lucide-react';
import { call } from '../offline/calls/index.ts';
import { unlessShut, within } from '../offline/disk/index.ts';
import { CallError, isCutOff, isOnline, isStorageFull } from '../offline/faults/index.ts';
import { laneTitle, recoverRecordings } from '../offline/outbox/index.ts';
import { endSession, getSession } from '../offline/session/index.ts';
import { eraseAndSignOut } from '../offline/start.ts';
import { device, readStoreMark } from '../offline/store/index.ts';
import { wantsPushes } from '../push/wish.ts';
import { confirm } from '../ui/feedback/confirm.tsx';
import { logOutQuestion, noWayBack } from './log-out-question.ts';
import { loggedOutFlag } from './logged-out-flag.ts';
import { beginLoggingOut } from './logging-out.ts';
import { type Loss, LossList } from './loss-list.tsx';
import { describeLoss, isOfProjectOnly, lastRead } from './losses.ts';

/** How long the office may take to end the sign-in; the device is cleared in any case. */
const goodbyeFor = 3000;

/** Ends the sign-in on this device, and clears its data or leaves it (left-behind.ts). */
type Leave = () => Promise<void> | void;

/**
 * Logout: clears this device and reloads (first document, section 2). It asks first with unsent work, offline, or on a
 * touch screen. If unsent work cannot be read, nothing is cleared.
 */
export async function askToLogOut(): Promise<void> {
  const leave = await askWhatBecomes(askAnyway);
  if (leave) await logOut(endHere, leave);
}

const askedAlready = () => Promise.resolve(true);
const askAnyway = async (): Promise<boolean> => {
  const question = logOutQuestion({ online: isOnline(), touch: matchMedia('(pointer: coarse)').matches });
  return question === undefined || confirm(question);
};

/** Ends this account's sign-ins on all devices; this device is cleared as in logging out. */
export async function askToLogOutEverywhere(): Promise<void> {
  const sure = await confirm({
    title: 'Sign out everywhere?',
    message:
      'This signs you out on every device, including this one. Unsent work on other devices stays there until you sign in again.',
    confirmLabel: 'Sign out everywhere',
    cancelLabel: 'Stay signed in',
  });
  if (!sure) return;
  const leave = await askWhatBecomes(askedAlready);
  if (leave) await logOut(endEverywhere, leave);
}

/**
 * @param askOfNothing if nothing is unsent
 * @returns what happens to this person's data here; undefined if they stay signed in
 */
async function askWhatBecomes(askOfNothing: () => Promise<boolean>): Promise<Leave | undefined> {
  const losses = await unlessShut(findLosses).catch(asUnknown);
  if (!losses) return (await askUnread()) ? endSession : undefined;
  if (losses.length > 0) return (await askLosses(losses)) ? eraseAndSignOut : undefined;
  if (askOfNothing === askedAlready) return eraseAndSignOut;
  // Meanwhile another tab may have changed something.
  return (await askOfNothing()) ? askWhatBecomes(askedAlready) : undefined;
}

/** Unreadable for lack of space means unknown; a fault is reported too. */
function asUnknown(error: unknown): undefined {
  if (!isCutOff(error) && !isStorageFull(error)) reportError(error);
}

/** Unreadable data is never erased. */
function askUnread(): Promise<boolean> {
  const { technician } = getSession() ?? {};
  const { unsent = 0 } = (technician && readStoreMark(technician.id)) || {};
  return confirm({
    title: "Tidemark can't tell what is unsent",
    message: (
      <p>
        Tidemark can't open the data on this device. Usually the device is out of space.
        {lastRead(unsent)} If you log out, everything stays here and will be sent when you sign in on this
        device again.{isOnline() ? '' : ` ${noWayBack}`}
      </p>
    ),
    cancelLabel: 'Stay signed in',
    confirmLabel: 'Log out and keep it',
    preferCancel: true,
  });
}

function askLosses(losses: readonly Loss[]): Promise<boolean> {
  const changes = losses.reduce((sum, { changes }) => sum + changes, 0);
  const words = changes === 1 ? '1 change' : `${changes} changes`;
  return confirm({
    title: `${words} ${changes === 1 ? 'has' : 'have'} not been sent`,
    message: (
      <>
        <LossList losses={losses} />
        {!isOnline() && <p>{noWayBack}</p>}
      </>
    ),
    cancelLabel: 'Stay signed in',
    confirmLabel: `Erase ${words} and log out`,
    confirmIcon: <Trash2 size={20} aria-hidden />,
    destructive: true,
    preferCancel: true,
  });
}

/** Unsent work, project by project. */
async function findLosses(): Promise<Loss[]> {
  // An interrupted recording is unsent work too.
  await recoverRecordings();
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

async function logOut(end: (refreshToken: string) => Promise<unknown>, leave: Leave): Promise<void> {
  beginLoggingOut();
  const refreshToken = getSession()?.refreshToken;
  if (refreshToken) {
    const told = end(refreshToken).catch((error: unknown) => {
      // Offline, the server ends the sign-in when its token expires.
      if (!(error instanceof CallError)) throw error;
    });
    await within(goodbyeFor, told);
  }
  await within(goodbyeFor, forgetSharedPhotos());
  if (wantsPushes()) await within(goodbyeFor, endPushes());
  await leave();
  loggedOutFlag.set();
  location.replace('/');
}

async function endPushes(): Promise<void> {
  const { unsubscribe } = await import('../push/subscription.ts');
  await unsubscribe().catch(reportError);
}

/** The next person on this device must not see them. */
async function forgetSharedPhotos(): Promise<void> {
  const { forgetShared } = await import('../shared-photos/kept.ts');
  await forgetShared().catch(reportError);
}
