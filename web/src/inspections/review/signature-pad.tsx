import { signatureBox } from '@tidemark/contract/inspections/signature-box';
import { type PointerEvent, useRef } from 'react';
import styles from './signature-pad.module.css';
import { draw, hasRoom, pointAt, polyline, type Strokes, signs } from './strokes.ts';

interface Props {
  label: string;
  strokes: Strokes;
  /** The most numbers of all strokes, if fewer than a signature's. */
  most?: number | undefined;
  /** A stroke was finished. */
  onDrawn: (strokes: Strokes) => void;
}

/**
 * A box to draw in with finger, pen or mouse. The current stroke bypasses React and is drawn once a frame or faster.
 */
export function SignaturePad({ label, strokes, most, onDrawn }: Props) {
  const ink = useRef<SVGPolylineElement>(null);
  const stroke = useRef<number[] | null>(null);

  function follow(event: PointerEvent<SVGSVGElement>) {
    const line = stroke.current;
    if (!line) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const native = event.nativeEvent;
    const all = native.getCoalescedEvents?.() ?? [];
    for (const { clientX, clientY } of all.length > 0 ? all : [native])
      draw(line, pointAt((clientX - left) / width, (clientY - top) / height), strokes, most);
    ink.current?.setAttribute('points', polyline(line));
  }

  function begin(event: PointerEvent<SVGSVGElement>) {
    if (!event.isPrimary || event.button !== 0 || !hasRoom(strokes)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    stroke.current = [];
    follow(event);
  }

  function end() {
    const line = stroke.current;
    stroke.current = null;
    ink.current?.removeAttribute('points');
    if (line && signs(line, strokes)) onDrawn([...strokes, line]);
  }

  return (
    <svg
      className={`w-full block edged ${styles.pad}`}
      viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
      role="img"
      aria-label={label}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <line className={styles.base} x1="60" x2="940" y1="310" y2="310" />
      {strokes.map((drawn, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only ever added at the end
        <polyline key={index} className={styles.ink} points={polyline(drawn)} />
      ))}
      <polyline ref={ink} className={styles.ink} />
    </svg>
  );
}
