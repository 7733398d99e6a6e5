import { fitLevel, isWet, roomDrawing, scaleBar, sizeInWords } from '@tidemark/contract/floor-plan/drawing';
import type { Placement } from '@tidemark/contract/floor-plan/placement';
import { bySize } from '@tidemark/contract/floor-plan/standing';
import { useMemo, useRef } from 'react';
import { PlanDrawing } from '../sketch/plan-drawing.tsx';
import { useSize } from '../ui/layout/use-size.ts';
import { copy } from './copy.ts';
import styles from './floor-plan.module.css';
import type { StandingRoom } from './use-floor-plan.ts';
import { useRoomActs } from './use-room-acts.ts';

interface Props {
  level: string;
  standing: readonly StandingRoom[];
  chosen: string | undefined;
  readOnly: boolean;
  onChoose: (id: string) => void;
  onPlace: (id: string, at: Placement) => void;
}

/** Space to move rooms into. */
const margin = 40;
const least = 48;

/** The rooms of a level to one scale, each a button to press, drag or move with the arrow keys. */
export function FloorView({ level, standing, chosen, readOnly, onChoose, onPlace }: Props) {
  const frame = useRef<HTMLElement>(null);
  const size = useSize(frame);
  const fit = useMemo(() => fitLevel(standing, size ?? [0, 0], margin), [standing, size]);
  const { scale, offset } = fit;
  const shift = ({ x, y }: Placement) => [offset[0] + x * scale, offset[1] + y * scale] as const;
  const acts = useRoomActs({
    ...{ standing, fit, readOnly, onChoose, onPlace },
    onPreview(id, at) {
      const [x, y] = shift(at);
      const find = (what: string) => frame.current!.querySelector<HTMLElement>(`[data-${what}="${id}"]`);
      find('drawn')?.setAttribute('transform', `translate(${x} ${y})`);
      const button = find('room');
      if (button) button.style.translate = `${x}px ${y}px`;
    },
  });
  const inOrder = useMemo(() => bySize(standing), [standing]);
  const drawings = useMemo(
    () => new Map(standing.map((one) => [one.room.id, roomDrawing(one, scale)])),
    [standing, scale],
  );
  const foot = `${192 * scale}px`;
  const bar = scaleBar(scale);
  return (
    <section
      ref={frame}
      className={`relative clip ${styles.plan}`}
      style={
        size && {
          backgroundSize: `${foot} ${foot}`,
          backgroundPosition: offset.map((by) => `${by}px`).join(' '),
        }
      }
      aria-label={copy.plan(level)}
    >
      {size && (
        <>
          <svg width={size[0]} height={size[1]} aria-hidden className={styles.svg}>
            {inOrder.map((one) => {
              const { room, at } = one;
              return (
                <g
                  key={room.id}
                  data-drawn={room.id}
                  className={room.id === chosen ? styles.chosen : undefined}
                  transform={`translate(${shift(at).join(' ')})`}
                >
                  <PlanDrawing drawing={drawings.get(room.id)!} />
                </g>
              );
            })}
          </svg>
          {standing.map((one) => {
            const { room, plan, at } = one;
            const [wide, high] = [plan.width * scale, plan.depth * scale];
            const beyond = (side: number) => Math.min(0, (side - least) / 2);
            return (
              <button
                key={room.id}
                type="button"
                className={styles.room}
                data-room={room.id}
                aria-pressed={room.id === chosen}
                aria-label={copy.room(room.name, sizeInWords(one), isWet(one))}
                style={{
                  ...{ left: beyond(wide), top: beyond(high), zIndex: inOrder.indexOf(one) },
                  ...{ width: Math.max(wide, least), height: Math.max(high, least) },
                  translate: shift(at)
                    .map((by) => `${by}px`)
                    .join(' '),
                }}
                onClick={() => acts.choose(room.id)}
                onKeyDown={(event) => acts.key(room.id, event)}
                onPointerDown={(event) => acts.begin(room.id, event)}
                onPointerMove={acts.drag}
                onPointerUp={acts.end}
                onPointerCancel={acts.cancel}
              />
            );
          })}
          <p className={`num ink-2 ${styles.scale}`} aria-hidden>
            <span style={{ width: bar.long }} />
            {bar.text}
          </p>
        </>
      )}
    </section>
  );
}
