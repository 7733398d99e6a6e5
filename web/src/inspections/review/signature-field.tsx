import type { Signature } from '@tidemark/contract/inspections/signature';
import { CircleCheck, Eraser, Keyboard } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { onePress } from '../../ui/controls/second-press.ts';
import { TextField } from '../../ui/controls/text-field.tsx';
import { showMoment } from '../../ui/format/dates.ts';
import { useAnswer, useDraft, useDraftStore } from '../intake/draft-context.tsx';
import { offerUndo } from '../intake/undo-answer.ts';
import styles from './signature-field.module.css';
import { SignaturePad } from './signature-pad.tsx';

interface Props {
  field: 'technicianSignature' | 'customerSignature';
  title: string;
  nameLabel: string;
  /** Who is expected to sign. */
  name: string;
}

/**
 * A signature with its name and time: drawn, or for people who cannot draw, only the typed name. Every stroke is saved.
 */
export function SignatureField({ field, title, nameLabel, name: expected }: Props) {
  const store = useDraftStore();
  const signed = useAnswer(field);
  const invalid = useDraft((view) => view.invalid.get(field)?.message);
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const name = typed ?? signed?.name ?? expected;
  const named = name.trim() !== '';
  const signature = (strokes: Signature['strokes']): Signature => ({
    name: name.trim(),
    strokes,
    signedAt: new Date().toISOString(),
  });
  const rename = (next: string) => {
    setTyped(next);
    if (signed) store.type(field, { ...signed, name: next });
  };
  return (
    <section
      className={`stack line-top gap-2 ${styles.signature}`}
      aria-labelledby={id}
      tabIndex={-1}
      data-signature={field}
    >
      <h3 id={id}>{title}</h3>
      <TextField
        label={nameLabel}
        maxLength={200}
        autoComplete="off"
        value={name}
        error={invalid}
        onChange={(event) => rename(event.target.value)}
        onBlur={() => void store.flush()}
      />
      {named ? (
        <SignaturePad
          label={padLabel(title, signed)}
          strokes={signed?.strokes ?? []}
          onDrawn={(strokes) => void store.answer({ [field]: signature(strokes) })}
        />
      ) : (
        <p className="ink-2">Enter the name to sign.</p>
      )}
      {named && !signed && <p className="ink-2">Draw in the box, or sign with your typed name.</p>}
      <p className={`row w-600 gap-2 ${styles.state}`} role="status">
        {signed && (
          <>
            <CircleCheck size={18} aria-hidden />
            {`${signed.strokes.length > 0 ? 'Signed' : 'Signed by typing the name'} ${showMoment(signed.signedAt)}`}
          </>
        )}
      </p>
      {named && (
        <div className="flex gap-2" {...onePress}>
          {signed ? (
            <Button
              icon={<Eraser size={20} aria-hidden />}
              aria-label={`Clear: ${title}`}
              onClick={() => {
                void store.answer({ [field]: null });
                offerUndo(store, `Cleared: ${title}`, { [field]: signed });
              }}
            >
              Clear
            </Button>
          ) : (
            <Button
              icon={<Keyboard size={20} aria-hidden />}
              aria-label={`Sign with typed name: ${title}`}
              onClick={() => void store.answer({ [field]: signature([]) })}
            >
              Sign with typed name
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function padLabel(title: string, signed: Signature | null): string {
  if (!signed) return `${title}: draw here`;
  return signed.strokes.length > 0 ? `${title}: drawn` : `${title}: the name is typed`;
}
