import { CircleCheck, Clock } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { ZoneNote } from '../../../ui/feedback/zone-note.tsx';
import { dayOfMoment, timeOfMoment } from '../../../ui/format/dates.ts';
import { useAnswer, useDraftStore } from '../draft-context.tsx';
import { DraftText } from '../draft-text.tsx';
import styles from '../section.module.css';
import { offerUndo } from '../undo-answer.ts';

export function ArrivalSection() {
  const store = useDraftStore();
  const recorded = useAnswer('arrivalAutoRecorded');
  const record = () => {
    const now = new Date();
    const { arrivalDate, arrivalTime } = store.view().inspection;
    void store.answer({
      arrivalDate: dayOfMoment(now),
      arrivalTime: timeOfMoment(now),
      arrivalAutoRecorded: true,
    });
    if (arrivalDate !== null || arrivalTime !== null)
      offerUndo(store, 'The arrival time you entered was replaced.', {
        arrivalDate,
        arrivalTime,
        arrivalAutoRecorded: false,
      });
  };
  return (
    <>
      {/* A disabled one would drop the focus when it is pressed. */}
      <Button
        kind="primary"
        wide
        aria-disabled={recorded || undefined}
        icon={<Clock size={20} aria-hidden />}
        onClick={() => recorded || record()}
      >
        Record Arrival Time
      </Button>
      <div className={styles.fields} data-pairs>
        <DraftText field="arrivalDate" type="date" className={styles.half} />
        <DraftText field="arrivalTime" type="time" className={styles.half} />
      </div>
      <ZoneNote />
      {recorded && (
        <p className={styles.auto}>
          <CircleCheck size={20} aria-hidden />
          Auto-recorded. Editing the date or the time clears this mark.
        </p>
      )}
    </>
  );
}
