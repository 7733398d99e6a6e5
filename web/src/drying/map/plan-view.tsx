import { figuresBeside, type Side } from '@tidemark/contract/drying/figures-beside';
import type {
  PointMark as Marked,
  MoistureMap,
  Outline,
  Spot,
  UnitMark,
} from '@tidemark/contract/drying/map';
import { drawingOf } from '@tidemark/contract/sketch/drawing';
import { planOf } from '@tidemark/contract/sketch/plan';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import { ArrowUp, Droplets, Fan, Plug } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useMemo, useRef } from 'react';
import { PlanDrawing } from '../../sketch/plan-drawing.tsx';
import { useSize } from '../../ui/layout/use-size.ts';
import { PointMark } from '../points/point-mark.tsx';
import styles from './map.module.css';

/** What is chosen on the map: a point or a placement, by its id. */
export interface Placing {
  id: string;
  name: string;
  spot: Spot | undefined;
}
interface Props {
  map: MoistureMap;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** What a tap or an arrow key moves; undefined while nothing is being moved. */
  placing: Placing | undefined;
  onPlace: (spot: Spot) => void;
  /** A photo in place of the walls. */
  photo?: ReactNode;
}
/** 28'6\" */
const showFeet = (feet: number) => {
  const inches = Math.round(feet * 12);
  return `${Math.floor(inches / 12)}′${inches % 12}″`;
};
/** Pixels of a deep room's plan, which is narrower then. */
const mostHeight = 420;
/** Feet that an arrow key moves; with Shift four times as far. */
const step = 0.25;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
};

/** The plan of a room with its points, their values and the equipment, as they were after a visit. */
export function PlanView({ map, chosen, onChoose, placing, onPlace, photo }: Props) {
  const { outline, points, units } = map;
  const { width, depth } = outline;
  const plan = useRef<HTMLDivElement>(null);
  const size = useSize(plan);
  const sides = useMemo(() => sidesOn(map, size), [map, size]);
  const at = ({ x, y }: Spot) => ({ left: `${(x / width) * 100}%`, top: `${(y / depth) * 100}%` });
  const onClick = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    // A click without a pointer has no place.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onPlace({ x: ((clientX - box.left) / box.width) * width, y: ((clientY - box.top) / box.height) * depth });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (!way || !placing) return;
    event.preventDefault();
    const from = placing.spot ?? { x: width / 2, y: depth / 2 };
    const far = step * (event.shiftKey ? 4 : 1);
    onPlace({ x: from.x + way[0] * far, y: from.y + way[1] * far });
  };
  return (
    <div className={styles.sheet} data-photo={photo ? '' : undefined}>
      {!photo && (
        <>
          <span className={styles.across}>{outline.isMeasured ? showFeet(width) : 'Size not known'}</span>
          <span className={styles.down}>{outline.isMeasured ? showFeet(depth) : ''}</span>
        </>
      )}
      <div
        ref={plan}
        className={styles.plan}
        style={{
          aspectRatio: `${width} / ${depth}`,
          maxWidth: photo ? undefined : (mostHeight * width) / depth,
        }}
      >
        {photo ?? <Walls outline={outline} />}
        {units.map(
          (unit) =>
            unit.spot && (
              <UnitSymbol
                key={unit.placement.id}
                unit={unit}
                style={at(unit.spot)}
                side={sides.get(unit.placement.id)}
                {...{ chosen, onChoose }}
              />
            ),
        )}
        {points.map(
          (mark) =>
            mark.spot && (
              <Mark
                key={mark.point.id}
                mark={mark}
                style={at(mark.spot)}
                side={sides.get(mark.point.id)}
                {...{ chosen, onChoose }}
              />
            ),
        )}
        {placing && (
          <button
            type="button"
            className={styles.placing}
            aria-label={`Place ${placing.name}: tap the plan, or use the arrow keys`}
            // The keys must reach it as soon as Move is pressed.
            ref={(button) => button?.focus({ preventScroll: true })}
            onClick={onClick}
            onKeyDown={onKeyDown}
          />
        )}
      </div>
    </div>
  );
}

function Walls({ outline }: { outline: Outline }) {
  const grid = useId();
  const { width, depth, corners, sketch } = outline;
  if (sketch) return <DrawnWalls sketch={sketch} width={width} />;
  return (
    <svg className={styles.walls} viewBox={`0 0 ${width} ${depth}`} preserveAspectRatio="none" aria-hidden>
      <defs>
        <pattern id={grid} width="1" height="1" patternUnits="userSpaceOnUse">
          <path d="M 1 0 H 0 V 1" className={styles.grid} vectorEffect="non-scaling-stroke" />
        </pattern>
      </defs>
      <polygon
        points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill={`url(#${grid})`}
        className={styles.outline}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** The room as it is drawn; its lengths would stand between the readings. */
function DrawnWalls({ sketch, width }: { sketch: Sketch; width: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const drawing = useMemo(() => {
    if (!size) return undefined;
    const { words, ...rest } = drawingOf(planOf(sketch), { scale: size[0] / width / 192, offset: [0, 0] });
    return { ...rest, words: words.filter(({ look }) => look !== 'length'), corners: [] };
  }, [sketch, size, width]);
  return (
    <div ref={frame} className={styles.walls}>
      {drawing && (
        <svg className={styles.walls} aria-hidden>
          <PlanDrawing drawing={drawing} />
        </svg>
      )}
    </div>
  );
}

/** Pixels: half of a mark, a line of figures and a character of it, and what stays free around the plan. */
const drawn = { half: 20, line: 20, character: 8.5, margin: 16 };

/** By id of a point or a placement, where its figures stand; points come first. */
function sidesOn({ outline, points, units }: MoistureMap, size: readonly [number, number] | undefined) {
  if (!size) return new Map<string, Side>();
  const [width, height] = size;
  const marks = [
    ...points.map((mark) => ({ id: mark.point.id, spot: mark.spot, text: figuresOf(mark), turn: null })),
    ...units.map(({ placement, spot, tag, turn }) => ({ id: placement.id, spot, text: tag, turn })),
  ].flatMap((mark) => (mark.spot ? [{ ...mark, spot: mark.spot }] : []));
  const sides = figuresBeside(
    marks.map(({ spot, text, turn }) => ({
      at: { x: (spot.x / outline.width) * width, y: (spot.y / outline.depth) * height },
      half: drawn.half,
      figures: { width: text.length * drawn.character + 6, height: drawn.line },
      turn,
    })),
    { width, height, margin: drawn.margin },
  );
  return new Map(marks.map(({ id }, nth) => [id, sides[nth]!]));
}

type Placed = Pick<Props, 'chosen' | 'onChoose'> & { style: object; side: Side | undefined };

/** "66 (18)": the value, and in brackets what it is dry at. */
const figuresOf = ({ value, goal }: Marked) =>
  [value || '-', goal !== undefined && `(${goal})`].filter(Boolean).join(' ');

function Mark({ mark, style, side, chosen, onChoose }: { mark: Marked } & Placed) {
  const { point, word } = mark;
  return (
    <button
      type="button"
      className={styles.mark}
      style={style}
      data-side={side}
      aria-pressed={chosen === point.id}
      aria-label={`Point ${point.number}, ${point.where}, ${word}, ${figuresOf(mark)}`}
      onClick={() => onChoose(point.id)}
    >
      <PointMark number={point.number} state={word} />
      {word !== 'removed' && <span className={`num ${styles.figures}`}>{figuresOf(mark)}</span>}
    </button>
  );
}

const icons = { 'air mover': Fan, dehumidifier: Droplets, other: Plug } as const;

function UnitSymbol({ unit, style, side, chosen, onChoose }: { unit: UnitMark } & Placed) {
  const { placement, symbol, tag, turn, isRunning } = unit;
  const Icon = icons[symbol];
  return (
    <button
      type="button"
      className={styles.mark}
      style={style}
      data-side={side}
      aria-pressed={chosen === placement.id}
      aria-label={[tag, placement.kind, isRunning ? 'running' : 'stopped'].join(', ')}
      onClick={() => onChoose(placement.id)}
    >
      <span
        className={`grid surface place-center ${styles.unit}`}
        data-stopped={!isRunning || undefined}
        aria-hidden
      >
        <Icon size={18} />
        {turn !== null && (
          <ArrowUp size={22} className={styles.way} style={{ rotate: `${turn}deg` }} strokeWidth={2.5} />
        )}
      </span>
      <span className={`num ${styles.figures}`}>{tag}</span>
    </button>
  );
}
