import type { OpenAtSubmit } from '@tidemark/contract/inspections/open-at-submit';
import type { Room } from '@tidemark/contract/rooms';
import { CloudOff, Send } from 'lucide-react';
import { useOnline } from '../../offline/faults/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { photoCounts } from '../../ui/format/photo-counts.ts';
import { copy, submitAsk } from '../copy.ts';
import styles from './submit-dialog.module.css';
import { useReviewed } from './use-reviewed.ts';

interface Props {
  inspectionId: string;
  rooms: readonly Room[];
  /** Whether the inspection may still be submitted: another device may have deleted its last room. */
  complete: boolean;
  opened: boolean;
  onClose: () => void;
  /** What is missing and asked about. */
  open: OpenAtSubmit | undefined;
  onSubmit: (open: OpenAtSubmit | undefined) => void;
}

/** Asks once, with what will be submitted as it is at this moment. */
export function SubmitDialog({ inspectionId, rooms, complete, opened, open, onClose, onSubmit }: Props) {
  const { counts, warnings } = useReviewed(inspectionId, rooms);
  const online = useOnline();
  const figures = [
    submitAsk.room(counts.rooms),
    submitAsk.line(counts.lines),
    ...photoCounts(counts.photos, counts.debrisPhotos).map(submitAsk.photos),
  ];
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={submitAsk.title}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {submitAsk.back}
          </Button>
          <Button
            kind="primary"
            aria-disabled={!complete || undefined}
            icon={<Send size={20} aria-hidden />}
            onClick={() => onSubmit(open)}
          >
            {submitAsk.submit}
          </Button>
        </>
      }
    >
      <ul className={`grid edged ${figures.length > 3 ? 'cols-2' : 'cols-3'} ${styles.figures}`}>
        {figures.map(([count, word]) => (
          <li key={word}>
            <b className="num">{count}</b> <span className="ink-2">{word}</span>
          </li>
        ))}
      </ul>
      {!complete && (
        <Note tone="danger" role="alert">
          {copy.submitGate}
        </Note>
      )}
      {complete && warnings.length > 0 && (
        <Note tone="orange">
          <ul>
            {warnings.map(({ kind, title }) => (
              <li key={kind} className="w-650 break-anywhere">
                {title}
              </li>
            ))}
          </ul>
          {submitAsk.willAsk}
        </Note>
      )}
      {complete && open && (
        <Note tone="orange">
          <p className="w-650">{submitAsk.missing(open.missing.length)}</p>
          <ul className={styles.missing}>
            {open.missing.map(({ ruleId, for: of, sentence }) => (
              <li key={`${ruleId} ${of}`} className="break-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <p className="ink-2">{submitAsk.final}</p>
      {!online && (
        <Note tone="silt" icon={CloudOff}>
          {submitAsk.offline}
        </Note>
      )}
    </Dialog>
  );
}
