import { CalendarClock, CirclePause, CirclePlay, FolderOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu } from '../../ui/controls/menu.tsx';
import { copy } from './copy.ts';
import type { Board } from './use-board.tsx';
import { type BoardVisit, keyOf, nameOf } from './visit.ts';

interface Props {
  project: BoardVisit;
  board: Board;
  className?: string | undefined;
  /** Facts that have no room on the card. */
  title?: string | undefined;
  children: ReactNode;
}

const mayHold = ({ status, drying }: BoardVisit) =>
  !drying && (status === 'Assigned' || status === 'In Progress');
export const mayMove = ({ status }: BoardVisit) => status !== 'Completed';

/** A card's button: a press opens what can be done, a drag or the key A moves it. */
export function VisitMenu({ project, board, className, title, children }: Props) {
  const { status } = project;
  const key = keyOf(project);
  const name = copy.actions(nameOf(project));
  const icon = (Icon: typeof FolderOpen) => <Icon size={20} aria-hidden />;
  const items = [
    { label: copy.open, icon: icon(FolderOpen), onSelect: () => board.open(project) },
    ...(mayMove(project)
      ? [{ label: copy.schedule, icon: icon(CalendarClock), onSelect: () => board.ask(project) }]
      : []),
    ...(mayHold(project)
      ? [{ label: copy.hold, icon: icon(CirclePause), onSelect: () => board.hold(project) }]
      : []),
    ...(status === 'On Hold'
      ? [{ label: copy.resume, icon: icon(CirclePlay), onSelect: () => board.resume(project) }]
      : []),
  ];
  const moves = mayMove(project) && board.busy !== key && board.carrying !== undefined;
  return (
    <Menu
      label={name}
      items={items}
      renderButton={(props) => (
        <button
          {...props}
          className={className}
          title={title}
          // biome-ignore lint/a11y/noAutofocus: the changed card has the focus that it had in its old place
          autoFocus={board.landed === key}
          onPointerDown={moves ? (event) => board.carrying!.press(project, event) : undefined}
          onKeyDown={(event) => {
            if (!moves || event.key !== 'a' || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            board.carrying!.lift(project);
          }}
        >
          <span className="visually-hidden">{name}: </span>
          {children}
        </button>
      )}
    />
  );
}
