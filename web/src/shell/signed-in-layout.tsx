import { Outlet } from '@tanstack/react-router';
import { SendAnnouncer } from './send-announcer.tsx';
import { useCheckedSession } from './use-checked-session.ts';

/** What every screen has once somebody is signed in. */
export function SignedInLayout() {
  useCheckedSession();
  return (
    <>
      <SendAnnouncer />
      <Outlet />
    </>
  );
}
