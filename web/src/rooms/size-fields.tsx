import { type RoomField, roomFields } from '@tidemark/contract/rooms/fields';
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { NumberField } from '../ui/controls/number-field.tsx';
import { copy } from './copy.ts';
import { type RoomEntry, stepped } from './room-form.ts';
import styles from './rooms.module.css';

const sizes = ['dimensionsLength', 'dimensionsWidth', 'dimensionsHeight'] as const;
const marks = [
  ['′', 'feet'],
  ['″', 'inches'],
  ['¼', 'a quarter'],
  ['½', 'a half'],
  ['¾', 'three quarters'],
] as const;

interface SizeFieldsProps {
  start: Partial<RoomEntry> | undefined;
  errors: Partial<Record<RoomField, string | undefined>>;
  /** The room has a sketch: its size is the sketch's, and typing one would change nothing. */
  drawn: boolean;
}

/** Length, width and height. A phone's number keys lack the signs of feet and inches: they stand below. */
export function SizeFields({ start, errors, drawn }: SizeFieldsProps) {
  const hint = useId();
  const grid = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const put = (mark: string) => {
    const field = last.current ?? grid.current!.querySelector('input')!;
    field.focus();
    field.setRangeText(mark, field.selectionStart!, field.selectionEnd!, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className="grid gap-2">
      <div ref={grid} className={`grid gap-2 cols-3 ${styles.sizes}`}>
        {sizes.map((name) => (
          <NumberField
            key={name}
            label={roomFields[name].label}
            name={name}
            placeholder="0.0"
            defaultValue={start?.[name] || ''}
            error={errors[name]}
            enterKeyHint="next"
            readOnly={drawn}
            onKeyDown={drawn ? undefined : onKeyDown}
            onFocus={({ currentTarget }) => {
              last.current = currentTarget;
            }}
          />
        ))}
      </div>
      {!drawn && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere.
        <div role="group" aria-label={copy.marks} aria-describedby={hint} className={styles.marks}>
          {marks.map(([mark, word]) => (
            <button
              key={mark}
              type="button"
              className={`surface edged num text-title ${styles.mark}`}
              aria-label={word}
              onMouseDown={keepFocus}
              onClick={() => put(mark)}
            >
              {mark}
            </button>
          ))}
        </div>
      )}
      <p id={hint} className="t-small ink-2">
        {drawn ? copy.sizeDrawn : copy.sizeHint}
      </p>
    </div>
  );
}

/** The keyboard stays up while a sign is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * The up and down arrows change a dimension by 0.1 ft (second document, section 5). Enter goes to the next one, and
 * after the last it saves.
 */
function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: field } = event;
  const place = (sizes as readonly string[]).indexOf(field.name);
  if (key === 'Enter' && place < sizes.length - 1) {
    event.preventDefault();
    (field.form!.elements.namedItem(sizes[place + 1]!) as HTMLElement).focus();
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
  event.preventDefault();
  const next = stepped(field.value, key === 'ArrowUp' ? 1 : -1);
  if (next === undefined) return;
  field.value = next;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
