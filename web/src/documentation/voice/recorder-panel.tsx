import { Mic, Pause, Save, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { confirm } from '../../ui/feedback/confirm.tsx';
import { LevelMeter } from './level-meter.tsx';
import { showLength } from './show-length.ts';
import type { useRecorder } from './use-recorder.ts';
import styles from './voice.module.css';

/** A running recording: its volume, length and actions. */
export function RecorderPanel({ recorder }: { recorder: ReturnType<typeof useRecorder> }) {
  const { state, stream, togglePause, finish, seconds } = recorder;
  const paused = state === 'paused';
  const pause = useRef<HTMLButtonElement>(null);
  // The button that began it is gone, and on a phone the panel may be out of sight.
  useEffect(() => pause.current?.focus(), []);
  async function discard() {
    const sure = await confirm({
      title: 'Discard this recording?',
      message: "The recording exists only on this device and can't be recovered.",
      confirmLabel: 'Discard recording',
      cancelLabel: 'Keep recording',
      confirmIcon: <Trash2 size={20} aria-hidden />,
      destructive: true,
    });
    if (sure) await finish(false);
  }
  return (
    <section className={`grid gap-2 ${styles.recorder}`} aria-label="Recording">
      <div className={`row wrap gap-3 ${styles.head}`}>
        <span className={styles.dot} data-paused={paused || undefined} aria-hidden />
        {stream && <LevelMeter stream={stream} />}
        <Elapsed seconds={seconds} />
      </div>
      <p role="status" className="ink-2">
        {paused
          ? 'Paused. Your recording is saved on this device.'
          : 'Recording. It is saved on this device while you speak.'}
      </p>
      <div className={`flex wrap gap-2 ${styles.acts}`}>
        <Button
          ref={pause}
          icon={paused ? <Mic size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
          onClick={togglePause}
        >
          {paused ? 'Resume' : 'Pause'}
        </Button>
        <Button kind="quiet-danger" icon={<Trash2 size={20} aria-hidden />} onClick={() => void discard()}>
          Discard
        </Button>
        <Button
          kind="primary"
          icon={<Save size={20} aria-hidden />}
          busy={state === 'saving'}
          onClick={() => void finish()}
        >
          Save Voice Note
        </Button>
      </div>
    </section>
  );
}

function Elapsed({ seconds }: { seconds: () => number }) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setShown(seconds()), 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return <span className={`nowrap ${styles.length}`}>{showLength(shown)}</span>;
}
