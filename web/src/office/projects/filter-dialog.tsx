import { stageNames } from '@tidemark/contract/evidence-profiles/stage-names';
import { stages } from '@tidemark/contract/evidence-profiles/stages';
import type { OfficeCount } from '@tidemark/contract/office/table';
import { projectStatuses } from '@tidemark/contract/projects';
import { projectClaimTypes, projectPriorities } from '@tidemark/contract/projects/fields';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Check } from '../../ui/controls/check.tsx';
import { ChipGrid } from '../../ui/controls/chip-grid.tsx';
import { DateField } from '../../ui/controls/date-field.tsx';
import { refusePartial } from '../../ui/controls/moment-field.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useTechnicians } from '../use-technicians.ts';
import { type Filters, readView } from './address.ts';
import { copy } from './copy.ts';
import styles from './projects.module.css';
import type { ShowView } from './use-office-address.ts';

interface Props {
  filters: Filters;
  counted: OfficeCount | undefined;
  show: ShowView['show'];
}

/** All filters at once. Opens on mount. */
export function FilterDialog({ filters, counted, show }: Props) {
  const formId = useId();
  const [opened, setOpened] = useState(false);
  const [draft, setDraft] = useState<Filters>(filters);
  const { choices = [] } = useTechnicians();
  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => setOpened(true), []);

  const change = (part: Partial<Filters>) => setDraft((before) => ({ ...before, ...part }));
  const { scheduledFrom = '', scheduledTo = '' } = draft;
  const backwards = scheduledFrom !== '' && scheduledTo !== '' && scheduledTo < scheduledFrom;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (refusePartial(event.currentTarget)) return;
    if (backwards) {
      document.getElementById(formId)?.querySelector<HTMLElement>('[name=scheduledTo]')?.focus();
      return;
    }
    // Empty or invalid values are no filter.
    show({ filters: readView(asRead(draft)).filters });
    setOpened(false);
  }
  const shown = (value: (typeof projectStatuses)[number]) => {
    const found = counted?.byStatus.find(({ status }) => status === value);
    const total = found && `${found.total.toLocaleString('en-US')}${found.more ? '+' : ''}`;
    return { value, label: total === undefined ? value : `${value}, ${total}` };
  };
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      title={copy.filters}
      footer={
        <>
          <Button onClick={() => setDraft(filters.search ? { search: filters.search } : {})}>
            {copy.clear}
          </Button>
          <Button kind="primary" type="submit" form={formId}>
            Show projects
          </Button>
        </>
      }
    >
      <form id={formId} className="stack gap-4" noValidate onSubmit={submit}>
        <ChipGrid
          label="Status"
          columns={2}
          choices={projectStatuses.map(shown)}
          value={draft.status ?? []}
          onChange={(status) => change({ status })}
        />
        <ChipGrid
          label="Priority"
          columns={2}
          choices={projectPriorities}
          value={draft.priority ?? []}
          onChange={(priority) => change({ priority })}
        />
        <ChipGrid
          label="Claim type"
          columns={2}
          choices={projectClaimTypes}
          value={draft.claimType ?? []}
          onChange={(claimType) => change({ claimType })}
        />
        <SelectField
          label="Technician"
          placeholder="All technicians"
          choices={[{ value: 'unassigned', label: copy.nobody }, ...choices]}
          value={String(draft.technician ?? '')}
          onChange={({ target: { value } }) =>
            change({
              technician: value === '' ? undefined : value === 'unassigned' ? value : Number(value),
            })
          }
        />
        <TextField
          label="City"
          maxLength={100}
          value={draft.city ?? ''}
          onChange={({ target }) => change({ city: target.value })}
        />
        <div className={`grid align-start cols-2 gap-3 ${styles.pair}`}>
          <DateField
            label="Scheduled from"
            value={scheduledFrom}
            onChange={({ target }) => change({ scheduledFrom: target.value })}
          />
          <DateField
            label="Scheduled to"
            name="scheduledTo"
            value={scheduledTo}
            error={backwards ? copy.backwards : undefined}
            onChange={({ target }) => change({ scheduledTo: target.value })}
          />
        </div>
        <ChipGrid
          label={copy.evidenceStage}
          columns={2}
          choices={stages.map((value) => ({ value, label: stageNames[value] }))}
          value={draft.evidenceStage ?? []}
          onChange={(evidenceStage) => change({ evidenceStage })}
        />
        <Check
          label={copy.evidenceOpen}
          checked={draft.evidenceOpen ?? false}
          onChange={({ target }) => change({ evidenceOpen: target.checked ? true : undefined })}
        />
        <Check
          label={copy.deadlinePassed}
          checked={draft.deadlinePassed ?? false}
          onChange={({ target }) => change({ deadlinePassed: target.checked ? true : undefined })}
        />
        <Check
          label="Overdue only"
          checked={draft.overdue ?? false}
          onChange={({ target }) => change({ overdue: target.checked ? true : undefined })}
        />
      </form>
    </Dialog>
  );
}

const asRead = (draft: Filters): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );
