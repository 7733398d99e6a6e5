import { damageCategories, damageTypes } from '@tidemark/contract/inspections/fields';
import { projectClaimTypes } from '@tidemark/contract/projects/fields';
import { Check } from '../../ui/controls/check.tsx';
import { ChipGrid } from '../../ui/controls/chip-grid.tsx';
import { NumberField } from '../../ui/controls/number-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { copy } from './copy.ts';
import { DeadlinesCard } from './deadlines-card.tsx';
import type { ProfileForm } from './form.ts';

interface Props {
  form: ProfileForm;
  isBasic: boolean;
  onChange: (part: Partial<ProfileForm>) => void;
}

const payments = [
  { value: 'Insurance', label: 'Insurance' },
  { value: 'SelfPay', label: 'Self-pay' },
] as const;

/** What is said of a profile beside its rules. */
export function ProfileFields({ form, isBasic, onChange }: Props) {
  const { appliesTo } = form;
  const fits = (part: Partial<ProfileForm['appliesTo']>) =>
    onChange({ appliesTo: { ...appliesTo, ...part } });
  return (
    <>
      <Card title={copy.basics}>
        <div className="stack gap-3">
          <TextField
            label={copy.name}
            required
            maxLength={60}
            value={form.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          {!isBasic && (
            <NumberField
              label={copy.order}
              hint={copy.orderHint}
              required
              whole
              value={form.order}
              onChange={({ target }) => onChange({ order: target.value })}
            />
          )}
        </div>
      </Card>
      <Card title={copy.appliesTo}>
        {isBasic ? (
          <p>{copy.basicApplies}</p>
        ) : (
          <div className="stack gap-3">
            <p className="ink-2">{copy.appliesHint}</p>
            <ChipGrid
              label={copy.damage}
              choices={damageTypes}
              columns={3}
              value={appliesTo.damageType}
              onChange={(damageType) => fits({ damageType })}
            />
            <ChipGrid
              label={copy.category}
              choices={damageCategories}
              columns={2}
              value={appliesTo.category}
              onChange={(category) => fits({ category })}
            />
            <ChipGrid
              label={copy.payment}
              choices={payments}
              columns={2}
              value={appliesTo.payment}
              onChange={(payment) => fits({ payment })}
            />
            <ChipGrid
              label={copy.claimType}
              choices={projectClaimTypes}
              columns={2}
              value={appliesTo.projectClaimType}
              onChange={(projectClaimType) => fits({ projectClaimType })}
            />
            <TextField
              label={copy.insurer}
              maxLength={60}
              value={appliesTo.insurerContains}
              onChange={({ target }) => fits({ insurerContains: target.value })}
            />
            <TextField
              label={copy.residentTypes}
              hint={copy.residentHint}
              value={form.residentTypes}
              onChange={({ target }) => onChange({ residentTypes: target.value })}
            />
          </div>
        )}
      </Card>
      <DeadlinesCard form={form} onChange={onChange} />
      <Card title={copy.submit}>
        <Check
          label={copy.askAtSubmit}
          checked={form.askAtSubmit}
          onChange={({ target }) => onChange({ askAtSubmit: target.checked })}
        />
        <p className="ink-2 text-small">{copy.askHint}</p>
      </Card>
      <Card title={copy.photos}>
        <div className="stack gap-3">
          <NumberField
            label={copy.longSide}
            hint={copy.longSideHint}
            whole
            unit="px"
            value={form.photoMinimumLongSide}
            onChange={({ target }) => onChange({ photoMinimumLongSide: target.value })}
          />
          <Check
            label={copy.needPlace}
            checked={form.photosNeedPlace}
            onChange={({ target }) => onChange({ photosNeedPlace: target.checked })}
          />
        </div>
      </Card>
    </>
  );
}
