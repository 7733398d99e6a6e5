import { Outlet } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { askToLogOut } from '../auth/log-out.tsx';
import { useStoreHeld, useStoreShut } from '../offline/disk/index.ts';
import { useSession } from '../offline/session/index.ts';
import { useCleared } from '../offline/store/index.ts';
import { followLive } from '../projects/live.ts';
import { Button } from '../ui/controls/button.tsx';
import { Overlay } from '../ui/feedback/overlay.tsx';
import { awaitKeyboard } from './await-keyboard.ts';
import { ClearedNote } from './cleared-note.tsx';
import { SendAnnouncer } from './send-announcer.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { useCheckedSession } from './use-checked-session.ts';

/** Starts and loads with this screen: each file is a trip to the service worker. */
export { startOffline } from '../offline/start.ts';
export { FloorPlanScreen } from './floor-plan-screen.ts';

const heldByAnotherTab =
  'Close your other Tidemark tabs: one of them is blocking the data on this device. Nothing is lost.';

const shutStore =
  "Tidemark can't open the data on this device. Usually the device is out of space: free some up, and Tidemark will continue on its own. Unsent work stays here but can't be shown until then. Keep Tidemark open: your latest entries may be only on this screen. If this message stays after you free up space, write those entries down and restart the browser.";

/** The frame of every signed-in screen. */
export function SignedInLayout() {
  useCheckedSession();
  useEffect(followLive, []);
  useEffect(awaitKeyboard, []);
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
