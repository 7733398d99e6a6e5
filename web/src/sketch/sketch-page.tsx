import { shownFeet } from '@tidemark/contract/sketch/lengths';
import { type PlanWall, planOf } from '@tidemark/contract/sketch/plan';
import { rulesInWords } from '@tidemark/contract/sketch/rules-in-words';
import { type SketchSettingsEntry, usualSettings } from '@tidemark/contract/sketch/settings';
import { usualRules } from '@tidemark/contract/sketch/usual-rules';
import {
  ArrowLeft,
  ArrowRight,
  Check,
  Ellipsis,
  FileDown,
  History,
  Move,
  SquareSplitHorizontal,
  Undo2,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useSendState } from '../offline/outbox/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Tool, ToolBar } from '../ui/controls/tool-bar.tsx';
import { confirm } from '../ui/feedback/confirm.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { SendPill } from '../ui/feedback/send-pill.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { AppBar } from '../ui/layout/app-bar.tsx';
import { useDesktop } from '../ui/layout/use-desktop.ts';
import { copy } from './copy.ts';
import { FiguresStrip, SpokenFigures } from './figures-strip.tsx';
import { LengthPad } from './length-pad.tsx';
import { MoreDialog } from './more-dialog.tsx';
import type { PadTask } from './pad-task.ts';
import { PlanView } from './plan-view.tsx';
import { savePlan } from './save-plan.ts';
import styles from './sketch.module.css';
import { pushTask, splitTask } from './tasks.ts';
import { type DrawnRoom, type SaveSketch, useSketch } from './use-sketch.ts';
import type { ReadVersions } from './versions-dialog.tsx';
import { WalkRound } from './walk-round.tsx';
import { WallCard } from './wall-card.tsx';
import { WallsTable } from './walls-table.tsx';

/** Versions need the network, and few people look at them. */
const VersionsDialog = lazy(async () => ({
  default: (await import('./versions-dialog.tsx')).VersionsDialog,
}));

interface Props {
  room: DrawnRoom;
  onSave: SaveSketch;
  readVersions: ReadVersions;
  /** Why it is only to be looked at; undefined while it can be drawn. */
  closed: string | undefined;
  settings: SketchSettingsEntry | undefined;
  /** Conflicts of the sketch with another device's. */
  news: ReactNode;
  /** Where the arrow leads. */
  back: string;
  onBack: () => void;
}

const startOf = ({ start, dimensionsLength, dimensionsWidth }: DrawnRoom) => {
  if (start) return copy.fromInspection;
  return dimensionsLength && dimensionsWidth ? copy.fromSize : copy.fromNothing;
};
const sizeOf = ({ figures: { L, WD, H } }: ReturnType<typeof useSketch>) =>
  [L, WD, H].map((feet) => `${feet}'`).join(' × ');

/** A room's sketch: the plan above, the wall it is about below. */
export function SketchPage(props: Props) {
  const { room, onSave, readVersions, closed, settings = usualSettings, news, back, onBack } = props;
  const open = closed === undefined;
  const drawing = useSketch(room, onSave);
  const { sketch, edit, undo, refused } = drawing;
  const [chosen, setChosen] = useState(0);
  const [task, setTask] = useState<PadTask>();
  const [more, setMore] = useState(false);
  const [walking, setWalking] = useState(false);
  const [versions, setVersions] = useState<'opened' | 'closing'>();
  /** What follows when the dialog has gone. */
  const then = useRef<() => void>(undefined);
  const [typed, setTyped] = useState<ReadonlyMap<string, number>>(new Map());
  const wide = useDesktop();
  const send = useSendState();
  const plan = useMemo(() => planOf(sketch), [sketch]);
  const wall = plan.walls[chosen] ?? plan.walls[0]!;
  const begin = (next: PadTask) => {
    drawing.refuse(undefined);
    setTask(next);
  };
  const choose = (next: number) => {
    if (next !== chosen) drawing.refuse(undefined);
    setChosen(next);
  };
  const noteTyped = ({ index }: PlanWall, length: number) =>
    setTyped((before) => new Map(before).set(String(index), length));
  const shownTyped = useMemo(
    () =>
      new Map(
        plan.walls.flatMap(({ index, length, out }): [number, string][] => {
          const said = typed.get(String(index));
          const isDiagonal = Math.abs(out[0]) > 0.1 && Math.abs(out[1]) > 0.1;
          return isDiagonal && said !== undefined && Math.abs(said - length) === 1
            ? [[index, shownFeet(said)]]
            : [];
        }),
      ),
    [plan, typed],
  );
  const remove = async () => {
    const { removeTitle: title, removeMessage: message, removed } = copy;
    const sure = await confirm({
      ...{ title, message, confirmLabel: 'Remove', cancelLabel: 'Keep', destructive: true },
    });
    if (!sure) return;
    await drawing.remove();
    showToast({ kind: 'info', title: removed });
    onBack();
  };
  const leave = () => void drawing.keep().then(onBack);
  const alone = walking && !wide;
  const top = useRef<HTMLDivElement>(null);
  /** The walk was closed: eye and screen reader are at the plan it made. */
  const walked = useRef(false);
  useEffect(() => {
    if (walked.current && !walking) {
      window.scrollTo(0, 0);
      top.current?.focus({ preventScroll: true });
    }
    walked.current = walking;
  }, [walking]);
  return (
    <div className={alone ? styles.alone : styles.page}>
      <AppBar
        start={<IconButton label={back} icon={<ArrowLeft size={24} aria-hidden />} onClick={onBack} />}
        title={room.name}
        subtitle={`${sizeOf(drawing)}, ${drawing.isStart ? 'not drawn yet' : 'from the sketch'}`}
        end={<SendPill state={send} short />}
        send={send}
      />
      {!alone && (
        <>
          <div ref={top} tabIndex={-1} className={styles.plan}>
            <PlanView
              name={room.name}
              {...{ sketch, current: wall.index, typed: shownTyped, readOnly: !open }}
              onChoose={choose}
              onEdit={edit}
            />
          </div>
          <FiguresStrip figures={drawing.figures} />
        </>
      )}
      <SpokenFigures figures={drawing.figures} />
      <main className={styles.lower}>
        {news}
        {closed && (
          <div className={styles.note}>
            <Note>{closed}</Note>
          </div>
        )}
        {refused && !task && (
          <p role="alert" className={`ink-danger w-600 ${styles.note}`}>
            {refused}
          </p>
        )}
        {drawing.isStart && open && (
          <div className={styles.start}>
            <h2 className="text-large w-700">{startOf(room)}</h2>
            <p className="ink-2">{copy.startHint}</p>
          </div>
        )}
        {open && !walking && (
          <div className={styles.tools}>
            <ToolBar>
              <Tool
                icon={<Undo2 size={24} aria-hidden />}
                word="Undo"
                disabled={!drawing.canUndo}
                onPress={undo}
              />
              <Tool
                icon={<SquareSplitHorizontal size={24} aria-hidden />}
                word="Split"
                onPress={() => begin(splitTask(drawing, wall))}
              />
              <Tool
                icon={<Move size={24} aria-hidden />}
                word="Push"
                onPress={() => begin(pushTask(drawing, wall))}
              />
              <Tool
                icon={<Ellipsis size={24} aria-hidden />}
                word="More"
                onPress={() => {
                  then.current = undefined;
                  setMore(true);
                }}
              />
              {drawing.isStart ? (
                <Button kind="primary" size="lg" icon={<Check size={22} aria-hidden />} onClick={leave}>
                  Done
                </Button>
              ) : (
                <Button kind="primary" size="lg" onClick={() => choose((wall.index + 1) % plan.walls.length)}>
                  Next wall
                  <ArrowRight size={22} aria-hidden />
                </Button>
              )}
            </ToolBar>
          </div>
        )}
        {walking ? (
          <WalkRound drawing={drawing} onTask={begin} onClose={() => setWalking(false)} />
        ) : (
          <WallCard
            {...{ drawing, wall, readOnly: !open, sizes: settings.openings }}
            onChoose={choose}
            onTask={begin}
            onTyped={noteTyped}
          />
        )}
        {wide && !walking && (
          <WallsTable
            {...{ plan, drawing, current: wall.index, readOnly: !open }}
            onChoose={choose}
            onTyped={noteTyped}
          />
        )}
        <p className={`ink-2 text-small ${styles.note}`}>{rulesInWords(room.sketchRules ?? usualRules)}</p>
        {!drawing.isStart && !walking && (
          <div className={`row wrap gap-2 ${styles.note}`}>
            <Button icon={<History size={18} aria-hidden />} onClick={() => setVersions('opened')}>
              {copy.versions}
            </Button>
            {(['svg', 'dxf'] as const).map((format) => (
              <Button
                key={format}
                icon={<FileDown size={18} aria-hidden />}
                onClick={() => void savePlan(room, sketch, format)}
              >
                {copy.savePlan(format)}
              </Button>
            ))}
          </div>
        )}
      </main>
      <MoreDialog
        opened={more}
        onClose={() => setMore(false)}
        onClosed={() => then.current?.()}
        {...{ drawing, wall, sizes: settings.openings }}
        onThen={(next) => {
          then.current = next;
        }}
        onTask={begin}
        onWalk={() => setWalking(true)}
        onRemove={() => void remove()}
      />
      {versions && (
        <Suspense>
          <VersionsDialog
            {...{ read: readVersions, rules: room.sketchRules ?? usualRules, readOnly: !open }}
            opened={versions === 'opened'}
            onClose={() => setVersions('closing')}
            onClosed={() => setVersions(undefined)}
            onRestore={(before) => edit({ sketch: before })}
          />
        </Suspense>
      )}
      {task && (
        <LengthPad key={task.title} task={task} refused={refused} onClose={() => setTask(undefined)} />
      )}
    </div>
  );
}
