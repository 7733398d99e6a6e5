import { Unlink } from 'lucide-react';
import { useState } from 'react';
import { explain, useOnline } from '../../offline/faults/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { confirm } from '../../ui/feedback/confirm.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { type askEnd, copy } from './copy.ts';
import styles from './share-links.module.css';

interface Props {
  name: string;
  /** Where several have one name. */
  label?: string;
  facts: string;
  /** What ending it asks first. */
  question: ReturnType<typeof askEnd>;
  end: () => Promise<unknown>;
  /** Reads the list again, whatever became of it. */
  onEnded: () => void;
}

/** A link that somebody outside can open, and the way to end it. */
export function LinkRow({ name, label = name, facts, question, end, onEnded }: Props) {
  const online = useOnline();
  const [ending, setEnding] = useState(false);
  async function ask() {
    if (!(await confirm(question))) return;
    setEnding(true);
    try {
      await end();
      showToast({ kind: 'success', title: copy.ended });
    } catch (error) {
      showToast({ kind: 'error', title: copy.endFailed, message: explain(error) });
    } finally {
      setEnding(false);
      onEnded();
    }
  }
  return (
    <li className={`grid align-center line-top ${styles.link}`}>
      <div>
        <b>{name}</b>
        <div className="ink-2 break-anywhere text-body">{facts}</div>
      </div>
      <Button
        size="sm"
        kind="quiet-danger"
        icon={<Unlink size={18} aria-hidden />}
        aria-label={`${copy.end}: ${label}`}
        busy={ending}
        disabled={!online}
        onClick={() => void ask()}
      >
        {copy.end}
      </Button>
    </li>
  );
}
