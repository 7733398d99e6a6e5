import type { Project } from '@tidemark/contract/projects';
import { CalendarClock, UserX } from 'lucide-react';
import { useRef, useState } from 'react';
import { WayRow } from '../../ui/layout/way-row.tsx';
import { copy } from './copy.ts';
import { VisitDialog } from './visit-button.tsx';

/** A row while a job that nobody has begun lacks who comes, or the day. */
export function VisitWaits({ project }: { project: Project }) {
  const { status, technicianId, scheduledDate } = project;
  const [serial, setSerial] = useState(0);
  const [open, setOpen] = useState(false);
  const card = useRef<HTMLElement>(null);
  const nobody = technicianId === null;
  const waits = (status === 'New' || status === 'Assigned') && (nobody || !scheduledDate);
  function close() {
    setOpen(false);
    // The pressed row is gone with what it said.
    if (document.activeElement !== document.body || !card.current) return;
    card.current.tabIndex = -1;
    card.current.focus({ preventScroll: true });
  }
  return (
    <>
      {waits && (
        <WayRow
          icon={nobody ? UserX : CalendarClock}
          tone="orange"
          title={nobody ? copy.nobody : copy.noVisit}
          facts={nobody ? copy.nobodyHint : copy.noVisitHint}
          renderRoot={(props) => (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => {
                card.current = currentTarget.closest('section');
                setSerial((before) => before + 1);
                setOpen(true);
              }}
              {...props}
            />
          )}
        />
      )}
      {open && <VisitDialog key={serial} project={project} onClosed={close} />}
    </>
  );
}
