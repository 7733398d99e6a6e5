import { objectNames } from '@tidemark/contract/sketch/edit/objects';
import { type Plan, type PlanOpening, type PlanWall, runsClockwise } from '@tidemark/contract/sketch/plan';
import type { Point } from '@tidemark/contract/sketch/shape';
import styles from './plan.module.css';
import { shownFeet } from './words.ts';

interface Props {
  plan: Plan;
  /** A point of the plan in pixels. */
  at: (point: Point) => Point;
  scale: number;
  current: number | undefined;
  /** Lengths as they were typed, where the grid of 45° made another one. */
  typed: ReadonlyMap<number, string>;
}

const text = (points: readonly Point[]) => points.map((point) => point.join()).join(' ');

/** Floor, what is wet, walls with their openings and lengths. */
export function PlanDrawing({ plan, at, scale, current, typed }: Props) {
  const { corners, walls, wet, wetWalls, objects } = plan;
  return (
    <>
      <polygon points={text(corners.map(at))} className={styles.floor} />
      {wet.map(({ on, points }) => (
        <g key={`${on} ${text(points)}`}>
          <polygon points={text(points.map(at))} className={on === 'floor' ? styles.wet : styles.wetAbove} />
          <Named points={points.map(at)} word={on === 'floor' ? 'Wet' : 'Wet ceiling'} />
        </g>
      ))}
      {objects.map(({ id, kind, x, y, width = 192, depth = 192, turn = 0 }) => {
        const [cx, cy] = at([x, y]);
        const [w, d] = [width * scale, depth * scale];
        return (
          <g key={id} transform={`rotate(${turn} ${cx} ${cy})`}>
            <rect x={cx - w / 2} y={cy - d / 2} width={w} height={d} className={styles.object} />
            <text x={cx} y={cy} className={styles.objectName}>
              {objectNames[kind]}
            </text>
          </g>
        );
      })}
      {wetWalls.map(({ from, to, out }) => {
        const inward = ([x, y]: Point): Point => [x - out[0] * 7, y - out[1] * 7];
        const [a, b] = [inward(at(from)), inward(at(to))];
        return <path key={`${a} ${b}`} d={`M${a}L${b}`} className={styles.wetWall} />;
      })}
      {walls.map((wall) => (
        <Wall key={wall.index} {...{ wall, at }} current={wall.index === current} />
      ))}
      {corners.map((corner) => {
        const [cx, cy] = at(corner);
        return <circle key={corner.join()} cx={cx} cy={cy} r="5" className={styles.corner} />;
      })}
      {walls.map((wall) => (
        <Length
          key={wall.index}
          {...{ wall, at }}
          current={wall.index === current}
          typed={typed.get(wall.index)}
        />
      ))}
    </>
  );
}

function Named({ points, word }: { points: readonly Point[]; word: string }) {
  const middle = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return (
    <text x={middle(0)} y={middle(1)} className={styles.wetName}>
      {word}
    </text>
  );
}

function Wall({ wall, at, current }: { wall: PlanWall; at: Props['at']; current: boolean }) {
  const { from, to, solid, missing, openings } = wall;
  const line = (start: Point, end: Point) => `M${at(start)}L${at(end)}`;
  return (
    <g data-current={current || undefined} className={styles.wall}>
      {missing && <path d={line(from, to)} className={styles.missing} />}
      {solid.map((part) => (
        <path key={part.from.join()} d={line(part.from, part.to)} className={styles.solid} />
      ))}
      {openings.map((opening) => (
        <Opening key={opening.id} opening={opening} out={wall.out} at={at} />
      ))}
    </g>
  );
}

function Opening({ opening, out, at }: { opening: PlanOpening; out: Point; at: Props['at'] }) {
  const [a, b] = [at(opening.from), at(opening.to)];
  const beside = ([x, y]: Point, by: number): Point => [x + out[0] * by, y + out[1] * by];
  const tick = (end: Point) => `M${beside(end, 6)}L${beside(end, -6)}`;
  if (opening.kind === 'window') {
    const frame = [beside(a, 4), beside(b, 4), beside(b, -4), beside(a, -4)];
    return <path d={`M${frame.join('L')}ZM${a}L${b}`} className={styles.window} />;
  }
  if (opening.kind === 'arch')
    return (
      <>
        <path d={tick(a) + tick(b)} className={styles.jamb} />
        <path d={`M${a}L${b}`} className={styles.arch} />
      </>
    );
  return opening.leaves.map((leaf) => {
    const [hinge, tip, jamb] = [at(leaf.hinge), at(leaf.tip), at(leaf.jamb)];
    const far = Math.hypot(jamb[0] - hinge[0], jamb[1] - hinge[1]);
    return (
      <g key={leaf.hinge.join()}>
        <path d={`M${hinge}L${tip}`} className={styles.leaf} />
        <path d={`M${tip}A${far} ${far} 0 0 ${runsClockwise(leaf) ? 1 : 0} ${jamb}`} className={styles.arc} />
      </g>
    );
  });
}

/** Outside the wall; shorter walls than their words leave it to the card. */
function Length(props: { wall: PlanWall; at: Props['at']; current: boolean; typed: string | undefined }) {
  const { wall, at, current, typed } = props;
  const [a, b] = [at(wall.from), at(wall.to)];
  const [x, y] = [(a[0] + b[0]) / 2 + wall.out[0] * 16, (a[1] + b[1]) / 2 + wall.out[1] * 16];
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (long < 34 && !current) return null;
  const anchor = wall.out[0] > 0.5 ? 'start' : wall.out[0] < -0.5 ? 'end' : 'middle';
  return (
    <text x={x} y={y} textAnchor={anchor} className={styles.length} data-current={current || undefined}>
      {shownFeet(wall.length)}
      {typed && ` (${typed} typed)`}
    </text>
  );
}
