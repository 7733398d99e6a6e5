import { Outlet } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { askToLogOut } from '../auth/log-out.tsx';
import { useStoreHeld, useStoreShut } from '../offline/disk/index.ts';
import { useSession } from '../offline/session/index.ts';
import { useCleared } from '../offline/store/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { Overlay } from '../ui/feedback/overlay.tsx';
import { ClearedNote } from './cleared-note.tsx';
import { SendAnnouncer } from './send-announcer.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { useCheckedSession } from './use-checked-session.ts';
import { useLive } from './use-live.ts';

/** Begins with this screen, and comes with it: each file is a trip to the service worker. */
export { startOffline } from '../offline/start.ts';

const heldByAnotherTab =
  'Close the other tabs of Tidemark: one of them holds what is on this device. Nothing is lost.';

const shutStore =
  'What is on this device cannot be opened. Most often the device has no room left: free up space, and Tidemark goes on by itself. What waits to be sent stays here and is not known until then. Keep Tidemark open: what you entered last may be only on this screen. If it stays shut with room free, note that down and start the browser again.';

/** What every screen has once somebody is signed in. */
export function SignedInLayout() {
  useCheckedSession();
  useLive();
  useAnnouncements();
  const held = useStoreHeld();
  const shut = useStoreShut();
  const technicianId = useSession()?.technician.id;
  const cleared = useCleared(technicianId);
  return (
    <>
      {held && <Overlay label={heldByAnotherTab} />}
      {shut && !held && (
        <Overlay label={shutStore}>
          <Button icon={<LogOut size={20} aria-hidden />} onClick={() => void askToLogOut()}>
            Logout
          </Button>
        </Overlay>
      )}
      <SendAnnouncer />
      {cleared && technicianId !== undefined ? (
        <ClearedNote technicianId={technicianId} cleared={cleared} />
      ) : (
        <Outlet />
      )}
    </>
  );
}
