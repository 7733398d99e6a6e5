import type { Today } from '@tidemark/contract/today/today';
import { asItIsNow, type Slot, schedule } from '../office/board/schedule.ts';
import { ScheduleDialog } from '../office/board/schedule-dialog.tsx';
import { type BoardVisit, keyOf } from '../office/board/visit.ts';
import { useOpened } from '../ui/feedback/use-opened.ts';

/** The week board's dialog, for Assign and Reschedule; whoever won, the day is read again. */
export function useScheduling(today: Today | undefined, refresh: () => void) {
  const [asked, setAsked, close] = useOpened<BoardVisit>();
  async function save(project: BoardVisit, slot: Slot): Promise<boolean> {
    const outcome = await schedule(project, slot, refresh);
    if (outcome === 'late') setAsked(await asItIsNow(project));
    refresh();
    return outcome === 'done';
  }
  const dialog = asked && today && (
    <ScheduleDialog
      key={keyOf(asked)}
      project={asked}
      technicians={today.people.map(({ id, name, status }) => ({ id, name, active: status === 'Active' }))}
      onSave={(slot) => save(asked, slot)}
      onClosed={close}
    />
  );
  return { ask: setAsked, dialog };
}
