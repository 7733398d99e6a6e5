import type { PointerEvent } from 'react';
import type { BoardVisit } from './visit.ts';

/** Where a visit can be put: a technician's day. */
export interface Place {
  technicianId: number;
  scheduledDate: string;
}
/** What is being moved, by pointer or by keys, and over which place. */
export interface Carry {
  project: BoardVisit;
  place: Place | undefined;
}

const started = { mouse: 5, touch: 10 } as const;
/** A finger that rests takes the card; one that moves before scrolls. */
const restMs = 350;
/** Nearer to the edge of the frame, it scrolls. */
const edge = 48;

/** The cell under a point, as its attributes say. */
function placeAt(x: number, y: number): Place | undefined {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]');
  const { day, technician } = cell?.dataset ?? {};
  return day && technician ? { scheduledDate: day, technicianId: Number(technician) } : undefined;
}

function scrollNear(frame: Element | null, x: number, y: number): void {
  if (!frame) return;
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  if (x > right || y > bottom) return;
  const by = (near: number, far: number) => (near < edge ? -12 : far < edge ? 12 : 0);
  frame.scrollBy(by(x - left, right - x), by(y - top, bottom - y));
}

interface Watched {
  frame: Element | null;
  onMove: (place: Place | undefined) => void;
  onDrop: (place: Place) => void;
  onEnd: () => void;
}

/** Follows one mouse, pen or finger from a card on, until it is dropped, put back or taken away. */
export function followPointer(press: PointerEvent, { frame, onMove, onDrop, onEnd }: Watched): void {
  if (press.button !== 0) return;
  const isTouch = press.pointerType === 'touch';
  const heard = new AbortController();
  const { signal } = heard;
  let carries = false;
  const take = () => {
    carries = true;
    onMove(undefined);
  };
  const rests = isTouch ? setTimeout(take, restMs) : undefined;
  const end = () => {
    clearTimeout(rests);
    heard.abort();
    if (!carries) return;
    // Over its own card the press would also click.
    const quiet = (event: MouseEvent) => event.stopPropagation();
    addEventListener('click', quiet, { capture: true });
    setTimeout(() => removeEventListener('click', quiet, { capture: true }));
    onEnd();
  };
  const move = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    if (!carries) {
      if (far < (isTouch ? started.touch : started.mouse)) return;
      if (isTouch) return end();
      take();
    }
    scrollNear(frame, event.clientX, event.clientY);
    onMove(placeAt(event.clientX, event.clientY));
  };
  addEventListener('pointermove', move, { signal });
  addEventListener(
    'pointerup',
    (event) => {
      const place = carries ? placeAt(event.clientX, event.clientY) : undefined;
      end();
      if (place) onDrop(place);
    },
    { signal },
  );
  addEventListener('pointercancel', end, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  addEventListener('contextmenu', (event) => carries && event.preventDefault(), { signal });
  // A carried card does not scroll the page.
  addEventListener('touchmove', (event) => carries && event.preventDefault(), { passive: false, signal });
}

/** The next place by an arrow key; it stays at the edges. */
export function stepped(
  place: Place,
  key: string,
  { people, days }: { people: readonly number[]; days: readonly string[] },
): Place | undefined {
  const [row, column] = [people.indexOf(place.technicianId), days.indexOf(place.scheduledDate)];
  const at = (all: number, wanted: number) => Math.min(all - 1, Math.max(0, wanted));
  const go = (down: number, right: number): Place => ({
    technicianId: people[at(people.length, row + down)]!,
    scheduledDate: days[at(days.length, column + right)]!,
  });
  if (key === 'ArrowUp') return go(-1, 0);
  if (key === 'ArrowDown') return go(1, 0);
  if (key === 'ArrowLeft') return go(0, -1);
  if (key === 'ArrowRight') return go(0, 1);
  return undefined;
}
