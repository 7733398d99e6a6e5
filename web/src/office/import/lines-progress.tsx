import { RotateCw, Square } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { copy } from './copy.ts';
import styles from './import.module.css';
import type { Running } from './use-import.ts';

interface Props {
  label: string;
  /** The title if the network or the server interrupted it, and what that means. */
  broken: string;
  brokenHint?: string;
  running: Running;
  done: number;
  onStop: () => void;
  onGoOn: () => void;
}

/** Progress of the lines; nothing once all have a result. */
export function LinesProgress({ label, broken, brokenHint, running, done, onStop, onGoOn }: Props) {
  const { of, state, problem } = running;
  if (state === 'done') return null;
  const moves = state === 'running' || state === 'stopping';
  const words = copy.progress(done, of);
  return (
    <div className={`grid align-center surface frame ${styles.progress}`}>
      <p>
        <b>{label}</b> <span className="tabular">{words}</span>
      </p>
      <progress aria-label={label} aria-valuetext={words} max={of} value={done} />
      {moves ? (
        // aria-busy, because a disabled button would lose the focus.
        <Button icon={<Square size={18} aria-hidden />} busy={state === 'stopping'} onClick={onStop}>
          {state === 'stopping' ? copy.stopping : copy.stop}
        </Button>
      ) : (
        <Button kind="primary" icon={<RotateCw size={18} aria-hidden />} onClick={onGoOn}>
          {copy.goOn}
        </Button>
      )}
      {state === 'broken' && (
        <Note tone="danger" role="alert" title={broken} className={styles.wide}>
          {problem} {brokenHint}
        </Note>
      )}
    </div>
  );
}
