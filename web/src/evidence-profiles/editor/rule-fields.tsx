import { hasMoment, isCounted, persOf } from '@tidemark/contract/evidence-profiles/profile-errors';
import {
  type Condition,
  type EvidenceRule,
  type Stage,
  severities,
  stages,
  waivers,
} from '@tidemark/contract/evidence-profiles/rule';
import { subjectWords } from '@tidemark/contract/evidence-profiles/rule-words';
import { stageNames } from '@tidemark/contract/evidence-profiles/stage-names';
import { X } from 'lucide-react';
import { Check } from '../../ui/controls/check.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { Stepper } from '../../ui/controls/stepper.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { copy } from './copy.ts';
import styles from './editor.module.css';
import { anyFile, conditionGroups, isListed, subjectGroups, wordsOf } from './subject-choices.ts';

interface Props {
  rule: EvidenceRule;
  onEdit: (part: Partial<EvidenceRule>) => void;
}

/** What a rule asks, of what, how often, when, and who can say why it is not there. */
export function RuleFields({ rule, onEdit }: Props) {
  const { subject, per, minimum, beforeWork, severity, wording, waiver } = rule;
  const isFile = subject.startsWith(anyFile);
  return (
    <div className="stack gap-4">
      <SelectField
        label={copy.stage}
        value={rule.stage}
        choices={stages.map((value) => ({ value, label: stageNames[value] }))}
        onChange={({ target }) => onEdit({ stage: target.value as Stage })}
      />
      <SelectField
        label={copy.subject}
        value={isFile ? anyFile : subject}
        onChange={({ target }) =>
          onEdit({ subject: target.value === anyFile ? `${anyFile}document` : target.value })
        }
      >
        {!isFile && !isListed(subject) && <option value={subject}>{subjectWords(subject)}</option>}
        <Groups of={subjectGroups} />
      </SelectField>
      {isFile && (
        <TextField
          label={copy.file}
          required
          maxLength={60}
          value={subject.slice(anyFile.length)}
          onChange={({ target }) => onEdit({ subject: `${anyFile}${target.value}` })}
        />
      )}
      {persOf(subject).length > 1 && (
        <SelectField
          label={copy.table.per}
          value={per}
          choices={persOf(subject)}
          onChange={({ target }) => onEdit({ per: target.value as EvidenceRule['per'] })}
        />
      )}
      {isCounted(subject) && per !== 'elevation' && (
        <Stepper
          label={copy.minimum}
          min={1}
          max={99}
          value={minimum}
          onChange={(value) => onEdit({ minimum: value ?? 1 })}
        />
      )}
      {hasMoment(subject) && (
        <Check
          label={copy.taken}
          checked={beforeWork}
          onChange={({ target }) => onEdit({ beforeWork: target.checked })}
        />
      )}
      <Conditions when={rule.when} onChange={(when) => onEdit({ when })} />
      <Segmented
        label={copy.severity}
        choices={severities.map((value) => ({ value, label: copy[value] }))}
        value={severity}
        onChange={(value) => onEdit({ severity: value })}
      />
      <Segmented
        label={copy.waiver}
        choices={waivers.map((value) => ({ value, label: copy.waivers[value] }))}
        value={waiver}
        onChange={(value) => onEdit({ waiver: value })}
      />
      <TextField
        label={copy.wording}
        hint={copy.wordingHint}
        maxLength={120}
        value={wording ?? ''}
        onChange={({ target }) => onEdit({ wording: target.value === '' ? null : target.value })}
      />
    </div>
  );
}

interface ConditionsProps {
  when: readonly Condition[];
  onChange: (when: Condition[]) => void;
}

function Conditions({ when, onChange }: ConditionsProps) {
  return (
    <div className="stack gap-2">
      <SelectField
        label={copy.conditions}
        value=""
        placeholder={copy.addCondition}
        disabled={when.length >= 8}
        onChange={({ target }) => {
          const added = JSON.parse(target.value) as Condition;
          if (!when.some((one) => JSON.stringify(one) === target.value)) onChange([...when, added]);
        }}
      >
        <Groups of={conditionGroups} />
      </SelectField>
      {when.length > 0 && (
        <ul>
          {when.map((one, at) => (
            <li key={JSON.stringify(one)} className={`row gap-2 ${styles.condition}`}>
              <span className="grow min-w-0 break-anywhere">{wordsOf(one)}</span>
              <IconButton
                label={copy.removeCondition(wordsOf(one))}
                icon={<X size={18} aria-hidden />}
                onClick={() => onChange(when.toSpliced(at, 1))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Groups = ({ of }: { of: typeof subjectGroups }) =>
  of.map(({ label, choices }) => (
    <optgroup key={label} label={label}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </optgroup>
  ));
