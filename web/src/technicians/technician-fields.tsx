import type { Technician } from '@tidemark/contract/technicians';
import { Lock } from 'lucide-react';
import { useSession } from '../offline/session/index.ts';
import { DateField } from '../ui/controls/date-field.tsx';
import { SelectField } from '../ui/controls/select-field.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { rolesFor, statusesFor } from './may-touch.ts';
import { shownRole } from './names.ts';
import styles from './technician-fields.module.css';
import type { TechnicianForm } from './technician-form.ts';

interface Props {
  technician: Technician | undefined;
  form: TechnicianForm;
  errors: Record<string, string>;
  onChange: (part: Partial<TechnicianForm>) => void;
}

/** Second document, section 3: the create payload, and the edit payload, which has neither email nor hire date. */
export function TechnicianFields({ technician, form, errors, onChange }: Props) {
  const actor = useSession()?.technician;
  if (!actor) return null;
  const text = (name: 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'hireDate', label: string) => ({
    name,
    label,
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  });
  return (
    <div className={`stack gap-3 ${styles.fields}`}>
      <TextField {...text('firstName', 'First name')} required data-autofocus />
      <TextField {...text('lastName', 'Last name')} required />
      {technician ? (
        <TextField
          label="Email"
          className={styles.wide}
          readOnly
          value={form.email}
          hint="Email cannot be changed."
          end={<Lock size={20} aria-hidden />}
        />
      ) : (
        <TextField
          {...text('email', 'Email')}
          required
          className={styles.wide}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <TextField {...text('phoneNumber', 'Phone number')} type="tel" inputMode="tel" />
      {!technician && <DateField {...text('hireDate', 'Hire date')} />}
      <SelectField
        label="Role"
        name="role"
        choices={rolesFor(actor, technician).map((value) => ({ value, label: shownRole(value) }))}
        value={form.role}
        error={errors.role}
        onChange={({ target }) => onChange({ role: target.value as TechnicianForm['role'] })}
      />
      <SelectField
        label="Status"
        name="status"
        choices={statusesFor(actor, technician)}
        value={form.status}
        error={errors.status}
        onChange={({ target }) => onChange({ status: target.value as TechnicianForm['status'] })}
      />
    </div>
  );
}
