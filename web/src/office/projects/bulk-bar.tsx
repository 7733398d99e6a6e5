import {
  CalendarClock,
  CircleCheck,
  CirclePause,
  CirclePlay,
  EllipsisVertical,
  Flag,
  type LucideIcon,
  UserCheck,
  X,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import { underToasts } from '../../ui/feedback/under-toasts.ts';
import { useDesktop } from '../../ui/layout/use-desktop.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { bulkVerb, type Kind } from './bulk-words.ts';
import { projects } from './copy.ts';
import styles from './projects.module.css';
import type { Chosen } from './use-chosen.ts';

const icons: Record<Kind, LucideIcon> = {
  assign: UserCheck,
  schedule: CalendarClock,
  priority: Flag,
  hold: CirclePause,
  resume: CirclePlay,
  complete: CircleCheck,
};
const kinds = Object.keys(icons) as Kind[];

const barId = 'chosen-projects';
/** Follows a ticked project, with the rest of a page between. */
export const goToBulkBar = () => document.getElementById(barId)?.querySelector('button')?.focus();

interface Props {
  chosen: Chosen;
  onChanged: () => void;
  /** Called if the bar disappears while it has the focus. */
  onCleared: () => void;
  /** How often the key A asked to assign. */
  assigns: number;
}

/** Actions for the selected projects; sticky while the list scrolls, a menu on small screens. */
export function BulkBar({ chosen, onChanged, onCleared, assigns }: Props) {
  const [open, setOpen] = useState<{ kind: Kind; projects: Chosen['projects']; round: number }>();
  const desktop = useDesktop();
  const number = chosen.projects.length;
  // The selection may clear on its own, and with it the button that opened the dialog.
  const had = useRef(number);
  useEffect(() => {
    if (number === 0 && had.current > 0 && document.activeElement === document.body) onCleared();
    had.current = number;
  });
  const ask = (kind: Kind) =>
    setOpen((before) => ({ kind, projects: chosen.projects, round: (before?.round ?? 0) + 1 }));
  const [answered, setAnswered] = useState(assigns);
  if (assigns !== answered && number > 0) {
    setAnswered(assigns);
    ask('assign');
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {number > 0 && `${projects(number)} selected`}
      </p>
      {number > 0 && (
        <section
          ref={underToasts}
          id={barId}
          className={`row wrap surface gap-2 ${styles.bulk}`}
          aria-label="Selected projects"
        >
          <b className="tabular">{number} selected</b>
          {desktop ? (
            kinds.map((kind) => {
              const Icon = icons[kind];
              return (
                <Button
                  key={kind}
                  size="sm"
                  icon={<Icon size={18} aria-hidden />}
                  aria-haspopup="dialog"
                  onClick={() => ask(kind)}
                >
                  {bulkVerb[kind]}
                </Button>
              );
            })
          ) : (
            <Menu
              label="Change the selected projects"
              items={kinds.map((kind) => {
                const Icon = icons[kind];
                return {
                  label: bulkVerb[kind],
                  icon: <Icon size={20} aria-hidden />,
                  onSelect: () => ask(kind),
                };
              })}
              renderButton={(props) => (
                <Button {...props} icon={<EllipsisVertical size={18} aria-hidden />}>
                  Change
                </Button>
              )}
            />
          )}
          {desktop ? (
            <Button size="sm" kind="quiet" icon={<X size={18} aria-hidden />} onClick={chosen.clear}>
              Clear selection
            </Button>
          ) : (
            <IconButton label="Clear selection" icon={<X size={22} aria-hidden />} onClick={chosen.clear} />
          )}
        </section>
      )}
      {open && (
        <BulkDialog
          key={open.round}
          kind={open.kind}
          projects={open.projects}
          onChanged={(results) => {
            chosen.lay(results);
            onChanged();
          }}
          onClosed={() => number === 0 && onCleared()}
        />
      )}
    </>
  );
}
