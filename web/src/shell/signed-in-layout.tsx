import { Outlet } from '@tanstack/react-router';
import { SendAnnouncer } from './send-announcer.tsx';
import { useCheckedSession } from './use-checked-session.ts';
import { useLive } from './use-live.ts';

/** What every screen has once somebody is signed in. */
export function SignedInLayout() {
  useCheckedSession();
  useLive();
  return (
    <>
      <SendAnnouncer />
      <Outlet />
    </>
  );
}
