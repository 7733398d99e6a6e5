import type { Project } from '@tidemark/contract/projects';
import {
  type OfficeField,
  projectClaimTypes,
  projectFields,
  projectPriorities,
} from '@tidemark/contract/projects/fields';
import { DateField } from '../../ui/controls/date-field.tsx';
import { NumberField } from '../../ui/controls/number-field.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { TimeField } from '../../ui/controls/time-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { VisitLength } from '../board/visit-length.tsx';
import { copy } from './copy.ts';
import styles from './form.module.css';
import type { Errors, ProjectForm } from './project-form.ts';
import { TechnicianField } from './technician-field.tsx';

interface Props {
  form: ProjectForm;
  errors: Errors;
  /** The server's record; undefined for a new one. */
  project: Project | undefined;
  onChange: (field: OfficeField, value: string) => void;
  /** The company's length of a visit; undefined until it is known. */
  usual: number | undefined;
}

/** All of a project's fields that belong to the office. */
export function ProjectFields({ form, errors, project, onChange, usual }: Props) {
  const field = (name: OfficeField) => ({
    name,
    label: projectFields[name].label,
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });
  return (
    <div className="stack gap-3">
      <Card title="Project">
        <div className={`stack gap-3 ${styles.fields}`}>
          <TextField {...field('title')} required className={styles.wide} />
          <SelectField {...field('claimType')} placeholder="Unknown" choices={projectClaimTypes} />
        </div>
      </Card>
      <Card title="Customer and address">
        <div className={`stack gap-3 ${styles.fields}`}>
          <TextField {...field('customerName')} required autoComplete="off" />
          <TextField {...field('customerPhone')} type="tel" inputMode="tel" autoComplete="off" />
          <TextField {...field('residentType')} autoComplete="off" />
          <TextField {...field('addressLine1')} required autoComplete="off" className={styles.half} />
          <TextField {...field('addressLine2')} autoComplete="off" className={styles.half} />
          <TextField {...field('city')} required autoComplete="off" className={styles.half} />
          <div className={`grid align-start cols-2 gap-3 ${styles.half} ${styles.pair}`}>
            <TextField {...field('state')} required autoComplete="off" />
            <TextField {...field('zipCode')} required autoComplete="off" />
          </div>
        </div>
      </Card>
      <Card title="Claim">
        <p className={`ink-2 ${styles.hint}`}>{copy.claimHint}</p>
        <div className={`stack gap-3 ${styles.fields}`}>
          <TextField {...field('insuranceCompany')} autoComplete="off" />
          <TextField {...field('claimNumber')} mono autoComplete="off" />
          <TextField {...field('policyNumber')} mono autoComplete="off" />
          <TextField {...field('adjusterName')} autoComplete="off" />
          <TextField {...field('adjusterPhone')} type="tel" inputMode="tel" autoComplete="off" />
          <TextField {...field('adjusterEmail')} type="email" inputMode="email" autoComplete="off" />
          <DateField {...field('dateOfLoss')} />
          <TextField {...field('causeOfLoss')} autoComplete="off" />
          <NumberField {...field('deductible')} start="$" autoComplete="off" />
        </div>
      </Card>
      <Card title="Visit">
        <div className={`stack gap-3 ${styles.fields}`}>
          <TechnicianField {...field('technicianId')} project={project} className={styles.half} />
          <div className={`grid align-start cols-2 gap-3 ${styles.half} ${styles.pair}`}>
            <DateField {...field('scheduledDate')} />
            <TimeField {...field('scheduledTime')} />
          </div>
          <VisitLength {...field('visitMinutes')} usual={usual} />
          <SelectField {...field('priority')} choices={projectPriorities} />
          <TextField {...field('lockboxNumber')} mono autoComplete="off" />
          <TextArea {...field('notes')} className={styles.whole} rows={4} />
        </div>
      </Card>
    </div>
  );
}
