import { CircleCheck, Eraser, Keyboard } from 'lucide-react';
import { useId } from 'react';
import { SignaturePad } from '../inspections/review/signature-pad.tsx';
import { Button } from '../ui/controls/button.tsx';
import { FieldNotes } from '../ui/controls/field.tsx';
import styles from './documents.module.css';
import type { PadMark } from './signing.ts';
import type { SignerWords } from './words.ts';

/** Half of the numbers of a signature: 5,000 points. */
const mostNumbers = 10_000;

interface Props {
  label: string;
  words: SignerWords;
  mark: PadMark | undefined;
  /** What the button to type instead says, and what it writes; without it the mark can only be drawn. */
  type?: { label: string; text: string } | undefined;
  /** "Signed Nov 20, 2026, 9:02 AM", once it is. */
  said?: string | undefined;
  error?: string | undefined;
  onChange: (mark: PadMark | undefined) => void;
}

/** A box to draw in, or the typed name in a script face. Nothing that was drawn elsewhere comes here. */
export function MarkField({ label, words, mark, type, said, error, onChange }: Props) {
  const id = useId();
  const typed = mark && 'typed' in mark ? mark.typed : undefined;
  const strokes = mark && 'strokes' in mark ? mark.strokes : [];
  const state =
    typed !== undefined ? words.isTyped(label) : mark ? words.drawn(label) : words.drawHere(label);
  return (
    <div className="stack gap-2" data-mark={label}>
      {typed === undefined ? (
        <SignaturePad
          label={state}
          strokes={strokes}
          most={mostNumbers}
          onDrawn={(drawn) => onChange({ strokes: drawn })}
        />
      ) : (
        <p className={`edged ${styles.typed}`} role="img" aria-label={`${state}: ${typed}`}>
          {typed}
        </p>
      )}
      <FieldNotes id={id} error={error} />
      {mark && (
        <p className={`row w-600 gap-2 ${styles.ok}`} role="status">
          <CircleCheck size={18} aria-hidden />
          {said ?? words.signed}
        </p>
      )}
      <div className="flex wrap gap-2">
        {mark && (
          <Button
            icon={<Eraser size={20} aria-hidden />}
            aria-label={`${words.clear}: ${label}`}
            onClick={() => onChange(undefined)}
          >
            {words.clear}
          </Button>
        )}
        {!mark && type && (
          <Button
            icon={<Keyboard size={20} aria-hidden />}
            aria-label={`${type.label}: ${label}`}
            onClick={() => onChange({ typed: type.text })}
          >
            {type.label}
          </Button>
        )}
      </div>
    </div>
  );
}
