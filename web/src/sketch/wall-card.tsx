import { removeOpening } from '@tidemark/contract/sketch/edit/openings';
import { shownFeet } from '@tidemark/contract/sketch/lengths';
import { isSized } from '@tidemark/contract/sketch/parts';
import type { PlanWall } from '@tidemark/contract/sketch/plan';
import { openingNames, type SketchSettingsEntry } from '@tidemark/contract/sketch/settings';
import type { OpeningKind } from '@tidemark/contract/sketch/shape';
import { ChevronLeft, ChevronRight, DoorOpen, Droplet, Plus, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import type { PadTask } from './pad-task.ts';
import styles from './sketch.module.css';
import { added, heightTask, lengthTask, openingTask, wetWallTask } from './tasks.ts';
import type { Drawing } from './use-sketch.ts';
import { sideOf } from './words.ts';

interface Props {
  drawing: Drawing;
  wall: PlanWall;
  sizes: SketchSettingsEntry['openings'];
  readOnly: boolean;
  onChoose: (wall: number) => void;
  onTask: (task: PadTask) => void;
  onTyped: (wall: PlanWall, length: number) => void;
}

const quick: readonly [OpeningKind, string][] = [
  ['door', 'Door'],
  ['window', 'Window'],
  ['arch', 'Opening'],
];

const heightInWords = (height: Drawing['sketch']['height']): readonly string[] =>
  typeof height === 'number' ? [shownFeet(height)] : [`${shownFeet(height.low)} to`, shownFeet(height.high)];

/** One wall: its length, the ceiling, its openings and what is wet of it. */
export function WallCard({ drawing, wall, sizes, readOnly, onChoose, onTask, onTyped }: Props) {
  const { sketch } = drawing;
  const count = sketch.points.length;
  const openings = sketch.openings.filter(isSized).filter((one) => one.wall === wall.index);
  const wet = sketch.wet.walls.find((one) => one.wall === wall.index);
  return (
    <section className={`stack gap-3 ${styles.card}`} aria-label={`Wall ${wall.index + 1}`}>
      <div className="row gap-2">
        <div className="grow min-w-0">
          <h2 className="text-large w-700">
            Wall {wall.index + 1} of {count}
          </h2>
          <p className="ink-2 text-small">{wall.missing ? 'Missing wall' : sideOf(wall)}</p>
        </div>
        <IconButton
          bordered
          label="Previous wall"
          icon={<ChevronLeft size={22} aria-hidden />}
          onClick={() => onChoose((wall.index + count - 1) % count)}
        />
        <IconButton
          bordered
          label="Following wall"
          icon={<ChevronRight size={22} aria-hidden />}
          onClick={() => onChoose((wall.index + 1) % count)}
        />
      </div>
      <div className="grid cols-2 gap-2">
        <Measure
          word="Length"
          value={[shownFeet(wall.length)]}
          disabled={readOnly}
          onPress={() => onTask(lengthTask(drawing, wall, (typed) => onTyped(wall, typed)))}
        />
        <Measure
          word="Height"
          value={heightInWords(sketch.height)}
          disabled={readOnly}
          onPress={() => onTask(heightTask(drawing))}
        />
      </div>
      <ul className={styles.rows}>
        {openings.map((one) => (
          <li key={one.id} className="row">
            <button
              type="button"
              className={`row grow gap-3 ${styles.row}`}
              disabled={readOnly}
              onClick={() => onTask(openingTask(drawing, one))}
            >
              <DoorOpen size={24} aria-hidden />
              <span className={`grow min-w-0 ${styles.words}`}>
                <b>{openingNames[one.kind]}</b>
                <small className={`num ${styles.detail}`}>
                  {shownFeet(one.width)} × {shownFeet(one.height)}, {shownFeet(one.at)} from corner
                </small>
              </span>
            </button>
            {!readOnly && (
              <IconButton
                label={`Delete ${openingNames[one.kind].toLowerCase()}`}
                icon={<Trash2 size={20} aria-hidden />}
                onClick={() => drawing.edit(removeOpening(sketch, one.id))}
              />
            )}
          </li>
        ))}
        <li>
          <button
            type="button"
            className={`row w-full gap-3 ${styles.row}`}
            disabled={readOnly}
            onClick={() => onTask(wetWallTask(drawing, wall))}
          >
            <Droplet size={24} aria-hidden />
            <span className={`grow min-w-0 ${styles.words}`}>
              <b>Wet</b>
              <small className={styles.detail}>
                {wet ? `Up to ${shownFeet(wet.height)}` : 'None on this wall'}
              </small>
            </span>
            <ChevronRight size={20} aria-hidden />
          </button>
        </li>
      </ul>
      {!readOnly && (
        <div className={`grid cols-3 gap-2 ${styles.quick}`}>
          {quick.map(([kind, word]) => (
            <Button
              key={kind}
              kind="outline"
              icon={<Plus size={18} aria-hidden />}
              onClick={() => added(drawing, { wall: wall.index, kind }, sizes)}
            >
              {word}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

interface MeasureProps {
  word: string;
  /** Stands in one line where there is room, and breaks only between these. */
  value: readonly string[];
  disabled: boolean;
  onPress: () => void;
}

function Measure({ word, value, disabled, onPress }: MeasureProps) {
  return (
    <button
      type="button"
      className={`row surface edged justify-between ${styles.measure}`}
      disabled={disabled}
      onClick={onPress}
    >
      <span className="ink-2">{word}</span>{' '}
      <b className={`num ${styles.measured}`}>
        {value.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' '}
            <span className="nowrap">{part}</span>
          </Fragment>
        ))}
      </b>
    </button>
  );
}
