import { closeWalk, type Leg, type Turn, walk } from '@tidemark/contract/sketch/edit/walk';
import { lengthInWords, shownFeet } from '@tidemark/contract/sketch/lengths';
import type { Point } from '@tidemark/contract/sketch/shape';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Check } from '../ui/controls/check.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { confirm } from '../ui/feedback/confirm.tsx';
import { copy } from './copy.ts';
import type { PadTask } from './pad-task.ts';
import styles from './sketch.module.css';
import type { Drawing } from './use-sketch.ts';

interface Props {
  drawing: Drawing;
  onTask: (task: PadTask) => void;
  onClose: () => void;
}

const turnNames: readonly { value: Turn; label: string }[] = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
  { value: 'left45', label: '45° left' },
  { value: 'right45', label: '45° right' },
];

/** "Gap 3 in to the right, 0 in up" */
function gapInWords([x, y]: Point): string {
  if (x === 0 && y === 0) return 'It closes.';
  const inches = (by: number) => {
    const far = Math.abs(by);
    return far < 192 ? lengthInWords(far).replace(/^0'/, '').replace('"', ' in') : shownFeet(far);
  };
  return `Gap ${inches(x)} to the ${x < 0 ? 'left' : 'right'}, ${inches(y)} ${y < 0 ? 'down' : 'up'}.`;
}

/** The room wall by wall, as the tape goes round it. */
export function WalkRound({ drawing, onTask, onClose }: Props) {
  const [legs, setLegs] = useState<readonly Leg[]>([]);
  const [turn, setTurn] = useState<Turn>('right');
  const [spread, setSpread] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { corners, gap } = walk(legs);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => -y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const across = Math.max(Math.max(...xs) - left, Math.max(...ys) - top, 192);
  const box = [left - across * 0.05, top - across * 0.05, across * 1.1, across * 1.1];
  const line = corners.map(([x, y]) => `${x},${-y}`).join(' ');
  const add: PadTask = {
    title: `Wall ${legs.length + 1}, length`,
    hint: 'Then choose the turn at its end',
    fields: [{ name: 'length', label: 'Length', value: 0 }],
    done: 'Add',
    apply: ({ length = 0 }) => {
      if (length < 16) {
        drawing.refuse('A wall is at least 1 inch long.');
        return false;
      }
      drawing.refuse(undefined);
      setLegs([...legs, { length, turn }]);
      return true;
    },
  };
  const close = () => {
    if (drawing.edit(closeWalk(legs, { spread, height: drawing.sketch.height }))) {
      setLegs([]);
      onClose();
    }
  };
  const stop = async () => {
    const { stopWalkTitle: title, stopWalkMessage: message } = copy;
    const question = { title, message, confirmLabel: 'Stop', cancelLabel: 'Go on', destructive: true };
    if (legs.length === 0 || (await confirm(question))) onClose();
  };
  const last = legs.at(-1);
  const turned = (value: Turn) => {
    setTurn(value);
    if (last) setLegs([...legs.slice(0, -1), { ...last, turn: value }]);
  };
  return (
    <section className={`stack gap-3 ${styles.card}`} aria-label="Walk around">
      <h2 ref={heading} tabIndex={-1} className="text-large w-700">
        Walk around
      </h2>
      <svg viewBox={box.join(' ')} className={styles.walk} aria-hidden>
        <polyline points={line} className={styles.walked} />
        <circle cx={corners.at(-1)![0]} cy={-corners.at(-1)![1]} r={across * 0.03} className={styles.here} />
      </svg>
      <ol aria-label="Walls so far">
        {legs.map((leg, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a wall is its place in the round
          <li key={index} className="num">
            {`Wall ${index + 1}: ${shownFeet(leg.length)}, `}
            {turnNames.find(({ value }) => value === leg.turn)!.label.toLowerCase()}
          </li>
        ))}
      </ol>
      <Button kind="outline" onClick={() => onTask(add)}>
        {`Wall ${legs.length + 1}: type its length`}
      </Button>
      <Segmented
        label={last ? 'Turn at the end of this wall' : 'Turn at the end of the first wall'}
        choices={turnNames}
        value={last?.turn ?? turn}
        onChange={turned}
        wrap
      />
      <p role="status" className="w-600">
        {legs.length === 0 ? 'Begin with any wall.' : gapInWords(gap)}
      </p>
      <Check
        label="Spread the gap over the last walls"
        checked={spread}
        onChange={() => setSpread(!spread)}
      />
      {drawing.refused && (
        <p role="alert" className="ink-danger w-600">
          {drawing.refused}
        </p>
      )}
      <Button
        icon={<Undo2 size={20} aria-hidden />}
        disabled={legs.length === 0}
        onClick={() => setLegs(legs.slice(0, -1))}
      >
        Take back the last wall
      </Button>
      <div className="grid cols-2 gap-2">
        <Button onClick={() => void stop()}>Cancel</Button>
        <Button kind="primary" disabled={legs.length < 3} onClick={close}>
          Close the room
        </Button>
      </div>
    </section>
  );
}
