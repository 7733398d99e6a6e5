import type { PolicyField } from '@tidemark/contract/inspections/draft';
import { DraftText, type DraftTextProps } from '../draft-text.tsx';
import { emailLooksWrong } from '../looks-wrong.ts';
import styles from '../section.module.css';

interface Line extends Omit<DraftTextProps, 'field' | 'className'> {
  name: PolicyField;
  width?: 'two' | 'half';
}

/** The thirteen fields in the order of the form, with the longest text the office keeps of each. */
const lines: readonly Line[] = [
  { name: 'insuranceCompany', label: 'Insurance company', width: 'two', maxLength: 200 },
  { name: 'claimNumber', label: 'Claim number', mono: true, maxLength: 100 },
  { name: 'dateOfLoss', label: 'Date of loss', type: 'date' },
  {
    name: 'deductible',
    label: 'Deductible',
    start: '$',
    inputMode: 'decimal',
    mono: true,
    placeholder: '0.00',
    maxLength: 20,
  },
  { name: 'adjuster', label: 'Adjuster', maxLength: 200 },
  { name: 'claimantName', label: 'Claimant name', maxLength: 200 },
  { name: 'companyName', label: 'Company name', maxLength: 200 },
  {
    name: 'contactNumber',
    label: 'Contact number',
    type: 'tel',
    placeholder: '(000) 000-0000',
    maxLength: 50,
  },
  {
    name: 'contactEmail',
    label: 'Contact email',
    type: 'email',
    maxLength: 254,
    doubt: emailLooksWrong,
  },
  { name: 'lossAddress', label: 'Loss address', width: 'two', maxLength: 300 },
  { name: 'city', label: 'City', width: 'two', maxLength: 100 },
  { name: 'state', label: 'State', width: 'half', maxLength: 50 },
  { name: 'zip', label: 'Zip', width: 'half', mono: true, maxLength: 20 },
];

/** The master policy's details, or with suffix 1 the homeowner's. */
export function PolicySection({ suffix }: { suffix: '' | '1' }) {
  return (
    <div className={styles.fields}>
      {lines.map(({ name, width, ...line }) => (
        <DraftText key={name} field={`${name}${suffix}`} className={width && styles[width]} {...line} />
      ))}
    </div>
  );
}
