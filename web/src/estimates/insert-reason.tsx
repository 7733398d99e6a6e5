import type { Reason } from '@tidemark/contract/scope/reasons';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import styles from './edit-lines.module.css';
import { officeCopy as copy } from './office-copy.ts';
import { noteLimit, withReason } from './with-reason.ts';

interface Props {
  /** The line whose note it is. */
  of: string;
  note: string;
  reasons: readonly Reason[];
  onChange: (note: string) => void;
}

/** What the job has to cite, a tap each. */
export function InsertReason({ of, note, reasons, onChange }: Props) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [tooLong, setTooLong] = useState<number>();
  if (reasons.length === 0) return null;
  function insert(text: string) {
    const joined = withReason(note, text);
    if (joined.length > noteLimit) return setTooLong(joined.length);
    setTooLong(undefined);
    onChange(joined);
  }
  return (
    <>
      <Button
        size="sm"
        className={styles.insert}
        icon={<Plus size={18} aria-hidden />}
        aria-label={`${copy.insert}, ${of}`}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        {copy.insert}
      </Button>
      <div id={id} className={`stack gap-2 ${styles.reasons}`} hidden={!opened}>
        {opened &&
          reasons.map(({ kind, text }) => (
            <Button
              key={text}
              size="sm"
              kind="outline"
              className={styles.reason}
              onClick={() => insert(text)}
            >
              <span className="ink-2">{copy.reasonKinds[kind]}</span> {text}
            </Button>
          ))}
        <p role="status" className={tooLong ? styles.tooLong : 'ink-2 text-small'}>
          {tooLong ? copy.noteTooLong(tooLong, noteLimit) : copy.noteLeft(note.length, noteLimit)}
        </p>
      </div>
    </>
  );
}
