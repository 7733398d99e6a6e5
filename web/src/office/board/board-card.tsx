import type { OfficeProject } from '@tidemark/contract/office/table';
import {
  CalendarClock,
  CirclePause,
  CirclePlay,
  EllipsisVertical,
  FolderOpen,
  TriangleAlert,
} from 'lucide-react';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import { Badge, PriorityBadge, StatusBadge } from '../../ui/format/badge.tsx';
import { showShortDay, showTimeOfDay } from '../../ui/format/dates.ts';
import styles from './board.module.css';
import { copy } from './copy.ts';
import type { Board } from './use-board.tsx';

/** What a dragged card carries: the project's id. */
export const projectType = 'application/x-tidemark-project';

interface Props {
  project: OfficeProject;
  board: Board;
  /** In a tray the position does not show the day and the technician. */
  inTray?: boolean;
}

const isHeld = ({ status }: OfficeProject) => status === 'On Hold';
const mayHold = ({ status }: OfficeProject) => status === 'Assigned' || status === 'In Progress';

/** One visit. Its menu does everything a drag does. */
export function BoardCard({ project, board, inTray }: Props) {
  const { id, title, priority, status, city, customerName, scheduledTime } = project;
  const conflict = board.inConflict.has(id);
  const done = status === 'Completed';
  const icon = (Icon: typeof FolderOpen) => <Icon size={20} aria-hidden />;
  const items = [
    { label: copy.open, icon: icon(FolderOpen), onSelect: () => board.open(project) },
    ...(done
      ? []
      : [{ label: copy.schedule, icon: icon(CalendarClock), onSelect: () => board.ask(project) }]),
    ...(mayHold(project)
      ? [{ label: copy.hold, icon: icon(CirclePause), onSelect: () => board.hold(project) }]
      : []),
    ...(isHeld(project)
      ? [{ label: copy.resume, icon: icon(CirclePlay), onSelect: () => board.resume(project) }]
      : []),
  ];
  return (
    <article
      className={`stack surface text-small content-start gap-1 tight ${styles.card}`}
      aria-label={title}
      data-project={id}
      aria-busy={board.busy === id || undefined}
      data-conflict={conflict || undefined}
      data-done={done || undefined}
      draggable={!done && board.busy !== id}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData(projectType, String(id));
        board.drag(project);
      }}
      onDragEnd={() => board.drag(undefined)}
    >
      <div className="row justify-between ink-2 text-caption">
        <span className="tabular">
          {whenOf(project, inTray) ?? (scheduledTime ? showTimeOfDay(scheduledTime) : copy.noTime)}
        </span>
        <Menu
          label={copy.actions(title)}
          items={items}
          renderButton={(props) => (
            <IconButton
              {...props}
              label={copy.actions(title)}
              autoFocus={board.landed === id}
              icon={<EllipsisVertical size={20} aria-hidden />}
            />
          )}
        />
      </div>
      <b className={`break-anywhere ${styles.cardTitle}`}>{title}</b>
      <span className={`ink-2 break-anywhere text-caption ${styles.cardPlace}`}>
        {customerName}, {city}
        {inTray && project.technicianName && `. ${project.technicianName}`}
      </span>
      <div className={`flex wrap gap-1 ${styles.badges}`}>
        {(priority === 'Urgent' || priority === 'High') && <PriorityBadge value={priority} />}
        {(done || isHeld(project) || status === 'In Progress') && <StatusBadge value={status} />}
        {conflict && (
          <Badge look="orange" icon={TriangleAlert}>
            {copy.conflict}
          </Badge>
        )}
      </div>
    </article>
  );
}

function whenOf({ scheduledDate, scheduledTime }: OfficeProject, inTray: boolean | undefined) {
  if (!inTray) return undefined;
  if (!scheduledDate) return copy.noDay;
  return `${showShortDay(scheduledDate)}${scheduledTime ? `, ${showTimeOfDay(scheduledTime)}` : ''}`;
}
