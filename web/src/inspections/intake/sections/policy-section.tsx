import { namesOf } from '@tidemark/contract/fields';
import { type PolicyField, policyFields } from '@tidemark/contract/inspections/fields';
import { DraftText, type DraftTextProps } from '../draft-text.tsx';
import { emailLooksWrong } from '../looks-wrong.ts';
import styles from '../section.module.css';
import { OfficeOffer } from './office-offer.tsx';

interface Look extends Omit<DraftTextProps, 'field' | 'className'> {
  width?: 'two' | 'half';
}

/** What is more than a line of text across one column. */
const looks: Partial<Record<PolicyField, Look>> = {
  insuranceCompany: { width: 'two' },
  claimNumber: { mono: true },
  dateOfLoss: { type: 'date' },
  deductible: { start: '$', inputMode: 'decimal', mono: true, placeholder: '0.00', maxLength: 20 },
  contactNumber: { type: 'tel', placeholder: '(000) 000-0000' },
  contactEmail: { type: 'email', doubt: emailLooksWrong },
  lossAddress: { width: 'two' },
  city: { width: 'two' },
  state: { width: 'half' },
  zip: { width: 'half', mono: true },
};

/** The master policy's details, or with suffix 1 the homeowner's. */
export function PolicySection({ suffix }: { suffix: '' | '1' }) {
  return (
    <>
      <OfficeOffer suffix={suffix} />
      <div className={styles.fields}>
        {namesOf(policyFields).map((name) => {
          const { width, ...look } = looks[name] ?? {};
          return (
            <DraftText key={name} field={`${name}${suffix}`} className={width && styles[width]} {...look} />
          );
        })}
      </div>
    </>
  );
}
