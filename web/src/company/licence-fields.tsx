import type { CompanyFacts } from '@tidemark/contract/company/profile';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import styles from './company.module.css';
import type { CompanyErrors } from './company-form.ts';

type Licences = CompanyFacts['licences'];
const most = 10;

/** License numbers with what each is; a line that is empty keeps the profile from being saved. */
export function LicenceFields({
  licences,
  errors,
  onChange,
}: {
  licences: Licences;
  errors: CompanyErrors;
  onChange: (licences: Licences) => void;
}) {
  const set = (at: number, part: Partial<Licences[number]>) =>
    onChange(licences.map((licence, index) => (index === at ? { ...licence, ...part } : licence)));
  return (
    <fieldset className={`stack gap-2 ${styles.whole} ${styles.licences}`}>
      <legend>Licenses</legend>
      {licences.map(({ label, number }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a license is known by its place
        <div key={at} className={styles.licence}>
          <TextField
            label={`License ${at + 1}`}
            name={`licences.${at}.label`}
            placeholder="Contractor license"
            maxLength={60}
            value={label}
            error={errors[`licences.${at}.label`]}
            onChange={({ target }) => set(at, { label: target.value })}
          />
          <TextField
            label="Number"
            name={`licences.${at}.number`}
            mono
            maxLength={60}
            value={number}
            error={errors[`licences.${at}.number`]}
            onChange={({ target }) => set(at, { number: target.value })}
          />
          <IconButton
            label={`Delete license ${at + 1}`}
            icon={<Trash2 size={20} aria-hidden />}
            onClick={() => onChange(licences.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {licences.length < most && (
        <div>
          <Button
            size="sm"
            icon={<Plus size={18} aria-hidden />}
            onClick={() => onChange([...licences, { label: '', number: '' }])}
          >
            Add license
          </Button>
        </div>
      )}
    </fieldset>
  );
}
