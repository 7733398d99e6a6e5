import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { TextArea } from '../ui/controls/text-area.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { addressesIn } from '../ui/format/addresses-in.ts';
import { type Known, type LetterErrors, type LetterForm, withAddress } from './letter-draft.ts';
import { officeCopy as copy } from './office-copy.ts';

interface Props {
  form: LetterForm;
  errors: LetterErrors;
  people: readonly Known[];
  onChange: (part: Partial<LetterForm>) => void;
  /** Its files. */
  children: ReactNode;
}

export function LetterFields({ form, errors, people, onChange, children }: Props) {
  const text = (name: 'to' | 'cc' | 'subject' | 'message') => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const there = new Set([...addressesIn(form.to), ...addressesIn(form.cc)]);
  const others = people.filter(({ email }) => !there.has(email));
  return (
    <>
      <TextField {...text('to')} label="To" required type="text" inputMode="email" hint={copy.toHint} />
      <TextField {...text('cc')} label="Cc" type="text" inputMode="email" />
      {others.length > 0 && (
        <div className="row wrap gap-2">
          {others.map((person) => (
            <Button
              key={person.role}
              size="sm"
              icon={<Plus size={18} aria-hidden />}
              onClick={() =>
                form.to.trim() === ''
                  ? onChange({ to: person.email })
                  : onChange({ cc: withAddress(form.cc, person.email) })
              }
            >
              {copy.addPerson(person)}
            </Button>
          ))}
        </div>
      )}
      <TextField {...text('subject')} label="Subject" required maxLength={200} />
      <TextArea {...text('message')} label="Message" rows={6} maxLength={5_000} />
      {children}
    </>
  );
}
