import { DateField } from '../ui/controls/date-field.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import type { SendingForm } from './sending-form.ts';

interface Props {
  form: SendingForm;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<SendingForm>) => void;
}

/** To whom something went without this app, and on which day. */
export function SendingFields({ form, errors, onChange }: Props) {
  return (
    <>
      <TextField
        label="To"
        name="to"
        required
        maxLength={200}
        hint={form.how === 'portal' ? 'Whose portal it is in.' : 'Who got it.'}
        value={form.to}
        error={errors.to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      <DateField
        label="On"
        name="on"
        required
        value={form.on}
        error={errors.on}
        onChange={({ target }) => onChange({ on: target.value })}
      />
    </>
  );
}
