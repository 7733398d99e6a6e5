import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { across, isBlur, type Mark, type MarkKind, markSizes, placed } from '@tidemark/contract/mark-drawing';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { v7 as uuid } from 'uuid';
import { drawMarks } from '../../files/marks/draw-marks.ts';
import { markCopy, markName } from './mark-copy.ts';
import styles from './marks.module.css';
import { around, keyStep, moved, type Point, stretched } from './shape.ts';
import type { useMarks } from './use-marks.ts';
import { usePicture } from './use-picture.ts';
import { usePointer } from './use-pointer.ts';

interface Props {
  photo: DocumentationFile;
  drawing: ReturnType<typeof useMarks>;
  tool: MarkKind;
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
  onWords: (at: Point) => void;
}

const middle: Point = { x: across / 2, y: across / 2 };
const share = (at: number) => `${at / (across / 100)}%`;

/** The photo with its marks, each a button over its place for keyboards and screen readers. */
export function DrawingPad(props: Props) {
  const { photo, drawing, tool, selected, onSelect, onWords } = props;
  const { marks } = drawing;
  const { canvas, size, missing } = usePicture(photo, Object.values(photo.marks ?? {}));
  const top = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!size || !top.current) return;
    Object.assign(top.current, size);
    const on = top.current.getContext('2d')!;
    drawMarks(on, Object.values(marks), size);
    for (const mark of Object.values(marks).filter(isBlur)) outline(on, mark, size);
  }, [marks, size]);
  const pointer = usePointer(props);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.mark : undefined;
    const mark = id === undefined ? undefined : marks[id];
    if (!id || !mark) {
      if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
      event.preventDefault();
      if (tool === 'text') return onWords(middle);
      const added = uuid();
      drawing.set(added, around(tool, middle));
      return onSelect(added);
    }
    const by = keyStep(event.key);
    if (by) drawing.set(id, (event.shiftKey ? stretched : moved)(mark, by));
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      drawing.set(id, null);
      onSelect(undefined);
      event.currentTarget.focus();
    } else return;
    event.preventDefault();
  };
  const entries = Object.entries(marks);
  const chosen = selected === undefined ? undefined : marks[selected];
  return (
    <div className={styles.stage}>
      {missing && <p role="alert">{markCopy.noPicture}</p>}
      {!size && !missing && <p role="status">{markCopy.loading}</p>}
      <div
        className={`relative ${styles.pad}`}
        style={{ ...ratioOf(size), ...(!size && { visibility: 'hidden' }) }}
      >
        <canvas ref={canvas} aria-hidden />
        <canvas ref={top} aria-hidden />
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no form field */}
        <div
          className={styles.surface}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: Enter draws in the middle of it
          tabIndex={0}
          aria-label={`${photo.filename}. ${markCopy.hint}`}
          onKeyDown={onKeyDown}
          {...pointer}
        >
          {size &&
            entries.map(([id, mark], nth) => (
              <button
                key={id}
                type="button"
                data-mark={id}
                aria-label={markName(mark, nth + 1, entries.length)}
                aria-pressed={id === selected}
                style={boxOf(mark, size)}
                ref={(button) => {
                  // Drawn by key: the arrow keys go on with it.
                  if (button && id === selected && document.activeElement === button.parentElement)
                    button.focus();
                }}
                onFocus={() => onSelect(id)}
              />
            ))}
          {chosen &&
            chosen.kind !== 'text' &&
            (['from', 'to'] as const).map((end) => (
              <span
                key={end}
                className={styles.end}
                data-mark={selected}
                data-end={end}
                style={
                  end === 'from'
                    ? { left: share(chosen.x), top: share(chosen.y) }
                    : { left: share(chosen.toX), top: share(chosen.toY) }
                }
              />
            ))}
        </div>
      </div>
    </div>
  );
}

type Size = { width: number; height: number };
const ratioOf = (size: Size | undefined): CSSProperties =>
  ({ '--ratio': size ? size.width / size.height : 1 }) as CSSProperties;

function boxOf(mark: Mark, size: Size) {
  const { box } = placed(mark, { x: 0, y: 0, width: across, height: across });
  if (mark.kind !== 'text')
    return { left: share(box.x), top: share(box.y), width: share(box.width), height: share(box.height) };
  const { words, around: room } = markSizes(size);
  const width = Math.min(1, (mark.text.length * words * 0.55 + 2 * room) / size.width) * across;
  const height = ((words * 1.2 + 2 * room) / size.height) * across;
  return {
    left: share(Math.max(0, Math.min(box.x, across - width))),
    top: share(Math.max(0, Math.min(box.y, across - height))),
    width: share(width),
    height: share(height),
  };
}

/** A blurred area is in the picture once it is saved; its edge shows where it is. */
function outline(on: CanvasRenderingContext2D, mark: Mark, size: Size): void {
  const { box } = placed(mark, { x: 0, y: 0, ...size });
  const { line } = markSizes(size);
  on.save();
  on.setLineDash([line * 2, line * 2]);
  on.lineWidth = line / 2;
  on.strokeStyle = '#fff';
  on.strokeRect(box.x, box.y, box.width, box.height);
  on.restore();
}
