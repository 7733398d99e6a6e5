import { Refused } from '@tidemark/contract/refused';
import { type Technician, technicianActions } from '@tidemark/contract/technicians';
import { Lock } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { explain, reportFault } from '../offline/faults/index.ts';
import { perform, sentSoon } from '../offline/outbox/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { DateField } from '../ui/controls/date-field.tsx';
import { refusePartial } from '../ui/controls/moment-field.tsx';
import { NumberField } from '../ui/controls/number-field.tsx';
import { TextArea } from '../ui/controls/text-area.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { tellEnding } from '../ui/feedback/tell-outcome.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { classNames } from '../ui/layout/class-names.ts';
import { copy } from './copy.ts';
import styles from './profile-page.module.css';
import { changeOf, formOf, type ProfileForm as Typed } from './read-form.ts';

export function ProfileForm({ technician: now, onDone }: { technician: Technician; onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  // Values from the server in the meantime must not be reverted by old form values.
  const [technician] = useState(now);
  const [typed, setTyped] = useState(() => formOf(technician));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || refusePartial(event.currentTarget)) return;
    setBusy(true);
    try {
      const body = changeOf(technician, typed);
      if (Object.keys(body).length > 0) await perform(technicianActions.updateProfile, { body });
      onDone();
      const ending = sentSoon('technicians.update-profile', { table: 'profiles', id: 'me' });
      await tellEnding(ending, { id: 'profile', done: copy.updated, failed: copy.updateFailed }, explain);
    } catch (error) {
      if (!(error instanceof Refused)) {
        reportFault(error);
        return showToast({ kind: 'error', title: 'Error', message: copy.updateFailed });
      }
      setErrors(Object.fromEntries(error.details.map(({ field, message }) => [field, message])));
      form.current?.querySelector<HTMLElement>(`[name=${error.details[0]?.field}]`)?.focus();
    } finally {
      setBusy(false);
    }
  }

  const field = (name: keyof Typed, label: string) => ({
    name,
    label,
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped((before) => ({ ...before, [name]: target.value }));
      setErrors(({ [name]: _, ...others }) => others);
    },
  });
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <div className={`stack gap-3 ${styles.fields}`}>
        <TextField {...field('firstName', 'First name')} autoComplete="given-name" />
        <TextField {...field('lastName', 'Last name')} autoComplete="family-name" />
        <TextField {...field('phoneNumber', 'Phone number')} type="tel" autoComplete="tel" />
        <DateField {...field('dateOfBirth', 'Date of birth')} autoComplete="bday" />
        <TextField
          label="Email"
          className={classNames(styles.wide, styles.two)}
          readOnly
          value={technician.email}
          end={<Lock size={20} aria-hidden />}
        />
        <NumberField {...field('experienceYears', 'Experience (years)')} whole />
        <TextField {...field('address', 'Address')} className={styles.two} autoComplete="street-address" />
        <TextField {...field('city', 'City')} autoComplete="address-level2" />
        <TextField {...field('state', 'State')} autoComplete="address-level1" />
        <TextField {...field('zipCode', 'Zip code')} autoComplete="postal-code" />
        <TextField {...field('country', 'Country')} autoComplete="country-name" />
        <TextField {...field('emergencyContact', 'Emergency contact')} />
        <TextField {...field('emergencyPhone', 'Emergency phone')} type="tel" />
        <TextArea {...field('notes', 'Notes')} className={styles.wide} rows={3} />
      </div>
      <div className={`flex gap-2 narrow-wrap ${styles.actions}`}>
        <Button onClick={onDone}>Cancel</Button>
        <Button kind="primary" type="submit" busy={busy}>
          Save Changes
        </Button>
      </div>
    </form>
  );
}
