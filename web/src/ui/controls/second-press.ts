/** A press this soon after another at the same place is the second half of a double tap; in milliseconds and pixels. */
const soon = 500;
const near = 32;

type Press = Pick<PointerEvent, 'timeStamp' | 'clientX' | 'clientY' | 'detail' | 'pointerType'>;

/** Recognizes presses that a thumb or a mouse doubled. It must see every press, on any target. */
export function pressTracker() {
  let last: Press | undefined;
  let second = false;
  return {
    tell(press: Press): void {
      const touched = press.pointerType === 'touch' && last?.pointerType === 'touch';
      second =
        press.detail > 1 ||
        (touched &&
          press.timeStamp - last!.timeStamp < soon &&
          Math.hypot(press.clientX - last!.clientX, press.clientY - last!.clientY) < near);
      last = press;
    },
    isSecond: () => second,
  };
}

const presses = pressTracker();
globalThis.addEventListener?.('click', (event) => presses.tell(event as PointerEvent), { capture: true });

/**
 * Wraps what ends, deletes or creates something: the second press of a double tap does nothing there, and neither does
 * a held key. It may have been meant for the button that was there a moment ago.
 */
export const onePress = {
  onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }): void {
    if (!presses.isSecond()) return;
    event.preventDefault();
    event.stopPropagation();
  },
  onKeyDown(event: { repeat: boolean; key: string; preventDefault: () => void }): void {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  },
};
