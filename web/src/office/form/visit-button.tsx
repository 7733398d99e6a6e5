import type { OfficeProject } from '@tidemark/contract/office/table';
import type { Project } from '@tidemark/contract/projects';
import { useState } from 'react';
import { pullProject } from '../../offline/pull/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { asItIsNow, type Slot, schedule } from '../board/schedule.ts';
import { ScheduleDialog } from '../board/schedule-dialog.tsx';
import { useTechnicians } from '../use-technicians.ts';

interface Props {
  project: Project;
  label: string;
  quiet?: boolean | undefined;
}

/** Who comes to a job and when, from its own page. */
export function VisitButton({ project, label, quiet }: Props) {
  const [serial, setSerial] = useState(0);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        {...(quiet ? ({ kind: 'quiet', size: 'sm' } as const) : { wide: true })}
        aria-haspopup="dialog"
        onClick={() => {
          setSerial((before) => before + 1);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {open && <VisitDialog key={serial} project={project} onClosed={() => setOpen(false)} />}
    </>
  );
}

export function VisitDialog({ project, onClosed }: { project: Project; onClosed: () => void }) {
  const { choices = [] } = useTechnicians();
  const { technicianId } = project;
  const [seen, setSeen] = useState<OfficeProject>({
    ...project,
    technicianName: technicianId === null ? null : `Technician #${technicianId}`,
  });
  async function save(slot: Slot): Promise<boolean> {
    const outcome = await schedule(seen, slot);
    if (outcome === 'late') setSeen(await asItIsNow(seen));
    if (outcome !== 'done') return false;
    await pullProject(project.id).catch(reportError);
    return true;
  }
  return (
    <ScheduleDialog
      project={seen}
      technicians={choices.map(({ value, label }) => ({ id: Number(value), name: label, active: true }))}
      onSave={save}
      onClosed={onClosed}
    />
  );
}
