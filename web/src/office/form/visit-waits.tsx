import type { Project } from '@tidemark/contract/projects';
import { AlarmClock, CalendarClock, UserX } from 'lucide-react';
import { useRef, useState } from 'react';
import { WayRow } from '../../ui/layout/way-row.tsx';
import { VisitDialog } from './visit-button.tsx';
import { whatVisitWaitsFor } from './what-visit-waits-for.ts';

const icons = { nobody: UserX, 'no day': CalendarClock, late: AlarmClock };

/** A row while a job that nobody has begun lacks who comes or the day, or its day passed. */
export function VisitWaits({ project }: { project: Project }) {
  const [serial, setSerial] = useState(0);
  const [open, setOpen] = useState(false);
  const card = useRef<HTMLElement>(null);
  const waits = whatVisitWaitsFor(project);
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
          icon={icons[waits.why]}
          tone="orange"
          title={waits.title}
          facts={waits.hint}
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
