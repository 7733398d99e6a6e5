import { addObject, moveObject, removeObject } from '@tidemark/contract/sketch/edit/objects';
import { toggleMissing } from '@tidemark/contract/sketch/edit/openings';
import { removeCorner, setHeight } from '@tidemark/contract/sketch/edit/outline';
import { setWet } from '@tidemark/contract/sketch/edit/wet';
import { objectNames } from '@tidemark/contract/sketch/object-names';
import type { PlanWall } from '@tidemark/contract/sketch/plan';
import { openingNames, type SketchSettingsEntry } from '@tidemark/contract/sketch/settings';
import { objectKinds } from '@tidemark/contract/sketch/shape';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import type { PadTask } from './pad-task.ts';
import styles from './sketch.module.css';
import { added, cutTask, heightTask, newId, wetBandTask } from './tasks.ts';
import type { Drawing } from './use-sketch.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  onClosed: () => void;
  /** What opens something else, once this has gone. */
  onThen: (next: () => void) => void;
  drawing: Drawing;
  wall: PlanWall;
  sizes: SketchSettingsEntry['openings'];
  onTask: (task: PadTask) => void;
  onWalk: () => void;
  onRemove: () => void;
}

/** What is needed less often: corners, other openings, the ceiling, what is wet, objects. */
export function MoreDialog(props: Props) {
  const { opened, onClose, onClosed, onThen, drawing, wall, sizes, onTask, onWalk, onRemove } = props;
  const { sketch, edit } = drawing;
  const act = (label: string, does: () => unknown) => (
    <Button
      key={label}
      kind="outline"
      onClick={() => {
        does();
        onClose();
      }}
    >
      {label}
    </Button>
  );
  const isSloped = typeof sketch.height !== 'number';
  const slope = () => {
    const { height } = sketch;
    if (typeof height !== 'number')
      return edit(setHeight(sketch, Math.round((height.low + height.high) / 2)));
    return edit(setHeight(sketch, { low: height, high: height, axis: 'x' }));
  };
  const wetAll = (on: 'floor' | 'ceiling') =>
    act(sketch.wet[on] === 'all' ? `Dry ${on}` : `Whole ${on}`, () =>
      edit(setWet(sketch, on, sketch.wet[on] === 'all' ? [] : 'all')),
    );
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={onClosed} title="More">
      <div className="stack gap-4">
        <Group title={`Wall ${wall.index + 1}`}>
          {act(wall.missing ? 'Wall is there' : 'Missing wall', () =>
            edit(toggleMissing(sketch, wall.index, newId())),
          )}
          {(['double', 'bifold'] as const).map((kind) =>
            act(openingNames[kind], () => added(drawing, { wall: wall.index, kind }, sizes)),
          )}
          {act('Cut first corner', () => onThen(() => onTask(cutTask(drawing, wall))))}
          {act('Remove first corner', () => edit(removeCorner(sketch, wall.index)))}
        </Group>
        <Group title="Ceiling">
          {act(isSloped ? 'Make it flat' : 'Make it sloped', slope)}
          {act(isSloped ? 'Low and high side' : 'Height', () => onThen(() => onTask(heightTask(drawing))))}
        </Group>
        <Group title="Wet">
          {act(`Along wall ${wall.index + 1}`, () => onThen(() => onTask(wetBandTask(drawing, wall))))}
          {wetAll('floor')}
          {wetAll('ceiling')}
          {act('All dry', () => {
            const { wet } = sketch;
            edit({ sketch: { ...sketch, wet: { ...wet, floor: [], ceiling: [] } } });
          })}
        </Group>
        <Group title="Objects">
          {objectKinds.map((kind) =>
            act(objectNames[kind], () => edit(addObject(sketch, { id: newId(), kind }))),
          )}
        </Group>
        {sketch.objects.map((one) => (
          <div key={one.id} className={`row wrap ${styles.object}`}>
            <b className="grow">{objectNames[one.kind]}</b>
            {moves.map(([label, Icon, by]) => (
              <IconButton
                key={label}
                label={`${label}: ${objectNames[one.kind].toLowerCase()}`}
                icon={<Icon size={20} aria-hidden />}
                onClick={() => edit(moveObject(sketch, one.id, by))}
              />
            ))}
            <IconButton
              label={`Delete ${objectNames[one.kind].toLowerCase()}`}
              icon={<Trash2 size={20} aria-hidden />}
              onClick={() => edit(removeObject(sketch, one.id))}
            />
          </div>
        ))}
        <Group title="Sketch">
          {act('Walk around and type each wall', () => onThen(onWalk))}
          {act('Remove the sketch', () => onThen(onRemove))}
        </Group>
      </div>
    </Dialog>
  );
}

/** Half a foot, or a quarter turn. */
const moves = [
  ['Move left', ArrowLeft, { x: -96 }],
  ['Move right', ArrowRight, { x: 96 }],
  ['Move up', ArrowUp, { y: 96 }],
  ['Move down', ArrowDown, { y: -96 }],
  ['Turn', RotateCw, { turn: 90 }],
] as const;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack gap-2" aria-label={title}>
      <h3 className="text-title w-650">{title}</h3>
      <div className="grid cols-2 gap-2">{children}</div>
    </section>
  );
}
