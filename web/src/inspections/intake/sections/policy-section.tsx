import { namesOf } from '@tidemark/contract/fields';
import { type PolicyField, policyFields } from '@tidemark/contract/inspections/fields';
import { DraftChoice, DraftText, type DraftTextProps } from '../draft-text.tsx';
import { emailLooksWrong } from '../looks-wrong.ts';
import styles from '../section.module.css';
import { usStates } from '../us-states.ts';
import { FillButtons } from './fill-buttons.tsx';
import { OfficeOffer } from './office-offer.tsx';

interface Look extends Omit<DraftTextProps, 'field' | 'className'> {
  width?: 'two' | 'half';
}

/** What is more than a line of text across one column. */
const looks: Partial<Record<PolicyField, Look>> = {
  insuranceCompany: { width: 'two' },
  claimNumber: { mono: true },
  dateOfLoss: { type: 'date' },
  deductible: { start: '$', placeholder: '0.00', maxLength: 20 },
  contactNumber: { type: 'tel', placeholder: '(000) 000-0000' },
  contactEmail: { type: 'email', doubt: emailLooksWrong },
  lossAddress: { width: 'two' },
  city: { width: 'two' },
  zip: { width: 'half', mono: true, inputMode: 'numeric' },
};

/** The master policy's details, or with suffix 1 the homeowner's. */
export function PolicySection({ suffix }: { suffix: '' | '1' }) {
  return (
    <>
      <OfficeOffer suffix={suffix} />
      <FillButtons suffix={suffix} />
      <div className={styles.fields}>
        {namesOf(policyFields).map((name) => {
          if (name === 'state') {
            const field = `state${suffix}` as const;
            return (
              <DraftChoice
                key={name}
                field={field}
                choices={usStates}
                placeholder="Select a state"
                className={styles.half}
              />
            );
          }
          const { width, ...look } = looks[name] ?? {};
          return (
            <DraftText key={name} field={`${name}${suffix}`} className={width && styles[width]} {...look} />
          );
        })}
      </div>
    </>
  );
}
