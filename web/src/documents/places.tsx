import type { DocumentLanguage } from '@tidemark/contract/document-templates/kinds';
import { useId } from 'react';
import { type Place, Runs, type TextValues } from '../document-templates/text-blocks.tsx';
import { wallClock } from '../documentation/wall-clock.ts';
import { Check } from '../ui/controls/check.tsx';
import { FieldNotes } from '../ui/controls/field.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import styles from './documents.module.css';
import { MarkField } from './mark-field.tsx';
import { showFieldTime } from './show-field-time.ts';
import type { Signing } from './signing.ts';
import { signerWords } from './words.ts';

interface PlaceProps {
  block: Place;
  /** The block's number in the text. */
  at: number;
  language: DocumentLanguage;
  values: TextValues;
  signing: Signing;
  /** Why a place cannot stay so, by its key. */
  faults: ReadonlyMap<string, string>;
  /** The names that are offered, by role. */
  names: Readonly<Record<string, string>>;
  onChange: (change: Partial<Signing>) => void;
}

/** What is ticked, chosen, written or signed in its place of the text. */
export function SigningPlace(props: PlaceProps) {
  return (
    <div className={styles.place} data-fault={props.faults.has(keyOf(props)) || undefined} tabIndex={-1}>
      <Filled {...props} />
    </div>
  );
}

function keyOf({ block, at }: Pick<PlaceProps, 'block' | 'at'>): string {
  if (block.kind === 'initials') return `initials:${at}`;
  if (block.kind === 'sign') return `sign:${block.role}`;
  return `${block.kind}:${block.key}`;
}

function Filled(props: PlaceProps) {
  const { block, at, language, values, signing, faults, onChange } = props;
  const words = signerWords[language];
  const error = faults.get(keyOf(props));
  switch (block.kind) {
    case 'box':
      return (
        <Check
          label={<Runs inlines={block.inlines} {...values} />}
          required={block.must}
          checked={signing.ticks[block.key] ?? false}
          error={error}
          onChange={({ target }) => onChange({ ticks: { ...signing.ticks, [block.key]: target.checked } })}
        />
      );
    case 'choice':
      return <Choice {...props} block={block} error={error} />;
    case 'write':
      return <Writing {...props} name={block.key} />;
    case 'initials': {
      const label = words.initials(words.role[block.role]);
      const name = signing.parties[block.role]?.name ?? props.names[block.role] ?? '';
      return (
        <>
          <p className="w-600">{label}</p>
          <MarkField
            label={label}
            words={words}
            mark={signing.initials[at]}
            error={error}
            type={name.trim() ? { label: words.typeInitials, text: initialsOf(name) } : undefined}
            onChange={(mark) => {
              const { [at]: _, ...others } = signing.initials;
              onChange({ initials: mark ? { ...others, [at]: mark } : others });
            }}
          />
        </>
      );
    }
    default:
      return <Signature {...props} block={block} error={error} />;
  }
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();

type Of<K extends Place['kind']> = Omit<PlaceProps, 'block'> & {
  block: Extract<Place, { kind: K }>;
  error: string | undefined;
};

function Choice({ block, error, ...props }: Of<'choice'>) {
  const { values, signing, language, faults, onChange } = props;
  const name = useId();
  const chosen = signing.choices[block.key];
  return (
    <fieldset className={styles.choice} aria-describedby={error && `${name}-error`}>
      <legend className="w-600">{signerWords[language].choose}</legend>
      {block.options.map(({ value, inlines, write }) => (
        <div key={value}>
          <label className={`row tap gap-3 ${styles.option}`}>
            <input
              type="radio"
              name={name}
              checked={chosen === value}
              onChange={() => onChange({ choices: { ...signing.choices, [block.key]: value } })}
            />
            <span>
              <Runs inlines={inlines} {...values} />
            </span>
          </label>
          {write !== undefined && chosen === value && <Writing {...props} faults={faults} name={write} />}
        </div>
      ))}
      <FieldNotes id={name} error={error} />
    </fieldset>
  );
}

function Writing({
  name,
  language,
  signing,
  faults,
  onChange,
}: Omit<PlaceProps, 'block'> & { name: string }) {
  const words = signerWords[language];
  const strokes = signing.writings[name];
  return (
    <>
      <p className="w-600">{words.writing}</p>
      <p className="ink-2">{words.writingHint}</p>
      <MarkField
        label={words.writing}
        words={words}
        mark={strokes && { strokes }}
        said={words.writing}
        error={faults.get(`write:${name}`)}
        onChange={(mark) => {
          const { [name]: _, ...others } = signing.writings;
          onChange({ writings: mark && 'strokes' in mark ? { ...others, [name]: mark.strokes } : others });
        }}
      />
    </>
  );
}

function Signature({ block, error, language, signing, names, onChange }: Of<'sign'>) {
  const words = signerWords[language];
  const { role } = block;
  const party = signing.parties[role] ?? {};
  const name = party.name ?? names[role] ?? '';
  const label = words.signature(words.role[role]);
  const lay = (next: typeof party) => onChange({ parties: { ...signing.parties, [role]: next } });
  return (
    <>
      <p className="w-600">
        {label}
        {block.optional && <span className="w-400">{` (${words.optional})`}</span>}
      </p>
      <TextField
        label={words.name(words.role[role])}
        maxLength={120}
        autoComplete="off"
        value={name}
        onChange={({ target }) => {
          const { mark } = party;
          const typed = mark && 'typed' in mark ? { mark: { typed: target.value } } : {};
          lay({ ...party, ...typed, name: target.value });
        }}
      />
      {name.trim() === '' ? (
        <p className="ink-2">{words.nameMissing}</p>
      ) : (
        <>
          {!party.mark && <p className="ink-2">{words.drawHint}</p>}
          <MarkField
            label={label}
            words={words}
            mark={party.mark}
            error={error}
            type={{ label: words.typeInstead, text: name }}
            said={party.at && `${words.signed} ${showFieldTime(party.at)}`}
            onChange={(mark) => lay(mark ? { name, mark, at: wallClock(new Date()) } : { name })}
          />
        </>
      )}
    </>
  );
}
