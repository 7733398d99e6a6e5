import { Delete, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { asksToClose, useCloseRequest } from '../ui/feedback/use-close-request.ts';
import styles from './pad.module.css';
import { fractionOf, lengthOf, type PadPart, type PadTask, press, type Typed, typedOf } from './pad-task.ts';

const keys = [
  '1',
  '2',
  '3',
  'delete',
  '4',
  '5',
  '6',
  'field',
  '7',
  '8',
  '9',
  'done',
  'half',
  '0',
  'sixteenth',
];
const faces: Readonly<Record<string, string>> = { field: 'Next field', half: '½ in', sixteenth: '+ 1/16' };
const parts = ['ft', 'in'] as const;

interface Props {
  task: PadTask;
  /** Why it was not done. */
  refused: string | undefined;
  onClose: () => void;
}

/** Feet, inches and sixteenths by keys of 56 px, or on a keyboard. */
export function LengthPad({ task, refused, onClose }: Props) {
  const { title, hint, fields, ways, done } = task;
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>(() =>
    Object.fromEntries(fields.map(({ name, value }) => [name, typedOf(value)])),
  );
  const [place, setPlace] = useState<{ field: number; part: PadPart; fresh: boolean }>({
    ...{ field: 0, part: 'ft', fresh: true },
  });
  const [way, setWay] = useState(ways?.[0]);
  const pad = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    pad.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  useCloseRequest(true, onClose);

  const { name } = fields[place.field]!;
  const next = () =>
    setPlace(
      place.part === 'ft'
        ? { ...place, part: 'in', fresh: true }
        : { field: (place.field + 1) % fields.length, part: 'ft', fresh: true },
    );
  const finish = () => {
    const values = Object.fromEntries(fields.map((field) => [field.name, lengthOf(typed[field.name]!)]));
    if (task.apply(values, way)) onClose();
  };
  const type = (key: string) => {
    if (key === 'done') return finish();
    if (key === 'field') return next();
    setTyped({ ...typed, [name]: press(typed[name]!, place.part, key, place.fresh) });
    setPlace({ ...place, fresh: false });
  };
  const named: Partial<Record<string, string>> = {
    ...{ Backspace: 'delete', Delete: 'clear', "'": 'field', '′': 'field' },
    ...{ Tab: 'field', ' ': 'field', '/': 'sixteenth', Enter: 'done' },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, shiftKey } = event;
    if (key === 'Escape' && !asksToClose) return onClose();
    const known = /^\d$/.test(key) ? key : named[key];
    // Tab walks the fields, and after the last one the buttons; Enter and Space press the button they are on.
    const last = place.field === fields.length - 1 && place.part === 'in';
    const onPad = target === pad.current;
    if (!known || event.ctrlKey || event.metaKey) return;
    if (key === 'Tab' && (!onPad || last || shiftKey)) return;
    if ((key === 'Enter' || key === ' ') && !onPad) return;
    event.preventDefault();
    type(known);
  };
  return (
    <section
      ref={pad}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className={styles.pad}
      onKeyDown={onKeyDown}
    >
      <div className={`row gap-2 ${styles.head}`}>
        <div className="grow min-w-0">
          <h2 className="text-large w-700">{title}</h2>
          {hint && <p className="ink-2 text-small">{hint}</p>}
        </div>
        <IconButton label="Close number pad" icon={<X size={24} aria-hidden />} onClick={onClose} />
      </div>
      {ways && way && (
        <div className={styles.ways}>
          <Segmented label="Which way" labelHidden choices={ways} value={way} onChange={setWay} />
        </div>
      )}
      <div className={`grid gap-2 ${styles.fields}`}>
        {fields.map((field, index) => (
          <div
            key={field.name}
            className={`grid align-center gap-2 ${styles.field}`}
            data-one={fields.length === 1 || undefined}
          >
            {fields.length > 1 && <span className="text-small w-600">{field.label}</span>}
            {parts.map((part) => {
              const current = index === place.field && part === place.part;
              const { [part]: text, part: sixteenth } = typed[field.name]!;
              const fraction = part === 'in' && sixteenth > 0 ? fractionOf(sixteenth) : '';
              const unit = part === 'ft' ? 'feet' : 'inches';
              return (
                <button
                  key={part}
                  type="button"
                  tabIndex={-1}
                  className={`row surface edged justify-end gap-2 ${styles.figure}`}
                  data-current={current || undefined}
                  aria-pressed={current}
                  aria-label={`${field.label}, ${unit}: ${[text || '0', fraction].filter(Boolean).join(' ')} ${part}`}
                  onClick={() => setPlace({ field: index, part, fresh: true })}
                >
                  <b className="num" data-fresh={(current && place.fresh) || undefined}>
                    {text || (current ? '' : '0')}
                    {fraction && <small> {fraction}</small>}
                  </b>{' '}
                  <span>{part}</span>
                </button>
              );
            })}
          </div>
        ))}
      </div>
      {refused && (
        <p className={`ink-danger w-600 ${styles.refused}`} role="alert">
          {refused}
        </p>
      )}
      <div className={`grid gap-2 line-top ${styles.keys}`}>
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            className={`grid surface ink place-center ${styles.key}`}
            data-look={key === 'done' ? 'done' : key in faces || key === 'delete' ? 'side' : undefined}
            aria-label={key === 'delete' ? 'Delete' : undefined}
            onClick={() => type(key)}
          >
            {key === 'delete' ? (
              <Delete size={24} aria-hidden />
            ) : key === 'done' ? (
              done
            ) : (
              (faces[key] ?? key)
            )}
          </button>
        ))}
      </div>
    </section>
  );
}
