import { drawingOf, fitIn, planInWords } from '@tidemark/contract/sketch/drawing';
import { figuresOfSketch } from '@tidemark/contract/sketch/figures';
import { type SketchVersions, sketchInWords } from '@tidemark/contract/sketch/kept';
import { planOf } from '@tidemark/contract/sketch/plan';
import type { SketchRules } from '@tidemark/contract/sketch/rules';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAnswer } from '../offline/calls/index.ts';
import { useOnline } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { confirm } from '../ui/feedback/confirm.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { isolated } from '../ui/format/isolated.ts';
import { copy } from './copy.ts';
import { FiguresStrip } from './figures-strip.tsx';
import plan from './plan.module.css';
import { PlanDrawing } from './plan-drawing.tsx';
import styles from './sketch.module.css';

/** From the office; the same function as long as it is the same room. */
export type ReadVersions = () => Promise<SketchVersions>;

interface Props {
  read: ReadVersions;
  rules: SketchRules;
  opened: boolean;
  /** It can no longer be drawn: there is nothing to restore. */
  readOnly: boolean;
  onClose: () => void;
  onClosed: () => void;
  onRestore: (sketch: Sketch) => void;
}

/** Who drew the room when; one of them can be looked at, and restored. */
export function VersionsDialog({ read, rules, opened, readOnly, onClose, onClosed, onRestore }: Props) {
  const { answer, problem, asking, refresh } = useAnswer(read);
  const online = useOnline();
  const [at, setAt] = useState<number>();
  const chosen = at === undefined ? undefined : answer?.versions[at];
  const restore = async (sketch: Sketch, when: string) => {
    const { restoreTitle: title, restoreMessage } = copy;
    const message = restoreMessage(when);
    if (!(await confirm({ title, message, confirmLabel: 'Restore', cancelLabel: 'Keep' }))) return;
    onRestore(sketch);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={onClosed}
      title={copy.versions}
      footer={
        chosen && (
          <>
            <Button onClick={() => setAt(undefined)}>All versions</Button>
            {chosen.sketch && at !== 0 && !readOnly && (
              <Button kind="primary" onClick={() => void restore(chosen.sketch!, showMoment(chosen.at))}>
                Restore
              </Button>
            )}
          </>
        )
      }
    >
      {!answer && problem !== undefined && (
        <ErrorState
          offline={!online}
          title={copy.versionsFailed}
          message={problem}
          retrying={asking}
          onRetry={refresh}
        />
      )}
      {!answer && problem === undefined && (
        <Loading label={copy.versionsLoading}>
          <Skeleton height={240} />
        </Loading>
      )}
      {answer?.versions.length === 0 && <p className="ink-2">{copy.noVersions}</p>}
      {answer && !chosen && (
        <ul>
          {answer.versions.map(({ at: when, by, sketch }, nth) => (
            <li key={when} className="line-top">
              <button type="button" className={`row w-full gap-3 ${styles.row}`} onClick={() => setAt(nth)}>
                <span className={`grow min-w-0 ${styles.words}`}>
                  <b>
                    {showMoment(when)}
                    {nth === 0 && ', now'}
                  </b>
                  <small className={styles.detail}>
                    {isolated(by ?? copy.unknownPerson)},{' '}
                    {sketch ? sketchInWords(sketch) : copy.versionRemoved}
                  </small>
                </span>
                <ChevronRight size={20} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen && (
        <section className="stack gap-3" aria-label={showMoment(chosen.at)}>
          <p>
            <b>{showMoment(chosen.at)}</b>, {isolated(chosen.by ?? copy.unknownPerson)}
          </p>
          {chosen.sketch ? (
            <>
              <Picture sketch={chosen.sketch} />
              <FiguresStrip figures={figuresOfSketch(chosen.sketch, rules)} />
            </>
          ) : (
            <p className="ink-2">{copy.versionRemoved}</p>
          )}
        </section>
      )}
    </Dialog>
  );
}

const box = [560, 360] as const;

function Picture({ sketch }: { sketch: Sketch }) {
  const drawn = useMemo(() => planOf(sketch), [sketch]);
  const drawing = useMemo(() => drawingOf(drawn, fitIn(drawn, box)), [drawn]);
  return (
    <svg
      viewBox={`0 0 ${box[0]} ${box[1]}`}
      role="img"
      aria-label={planInWords(drawn)}
      className={`w-full ${plan.plan}`}
    >
      <PlanDrawing drawing={drawing} />
    </svg>
  );
}
