import { useNavigate } from '@tanstack/react-router';
import type { OfficeProject } from '@tidemark/contract/office/table';
import type { Week } from '@tidemark/contract/office/week';
import { usualWorkday, type Workday } from '@tidemark/contract/visits';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { dayOfMoment } from '../../ui/format/dates.ts';
import { useDesktop } from '../../ui/layout/use-desktop.ts';
import { daysFrom } from './days.ts';
import { asItIsNow, hold, inTheWay, type Outcome, resume, type Slot, schedule } from './schedule.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { type Carrying, useCarry } from './use-carry.ts';

export interface Board {
  workday: Workday;
  inConflict: ReadonlySet<number>;
  /** Only where places are on the same screen. */
  carrying: Carrying | undefined;
  /** The project being changed, until the reloaded week shows it. */
  busy: number | undefined;
  /** The project that was changed; it gets the focus back wherever it is now. */
  landed: number | undefined;
  hold: (project: OfficeProject) => void;
  resume: (project: OfficeProject) => void;
  open: (project: OfficeProject) => void;
  ask: (project: OfficeProject) => void;
  conflicts: (project: OfficeProject, slot: Slot) => string[];
  dialog: ReactNode;
  /** Takes the focus if the changed card is gone. */
  place: RefObject<HTMLElement | null>;
}

/** The board's actions; every change reloads the week, whoever won. */
export function useBoard(
  { week, asking, refresh }: { week: Week | undefined; asking: boolean; refresh: () => void },
  frame: RefObject<HTMLElement | null>,
): Board {
  const navigate = useNavigate();
  const desktop = useDesktop();
  const [busy, setBusy] = useState<number>();
  const [saving, setSaving] = useState(0);
  const [landed, setLanded] = useState<number>();
  const place = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<{ project: OfficeProject; serial: number }>();
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  // What had the focus may go with the old week or with the dialog, whichever is last: what waits takes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each of the two
  useEffect(() => {
    const isLost =
      document.activeElement === document.body && (focused.current as Node)?.isConnected === false;
    if (isLost) place.current?.focus({ preventScroll: true });
  }, [landed, week, asked]);
  // If the person moved on, late cards do not take the focus.
  useEffect(() => {
    if (landed === undefined) return;
    const heard = new AbortController();
    const { signal } = heard;
    const still = `[data-project="${landed}"], [role="menu"], dialog`;
    addEventListener('pointerdown', () => setLanded(undefined), { capture: true, signal });
    addEventListener('focusin', ({ target }) => (target as Element).closest(still) || setLanded(undefined), {
      signal,
    });
    return () => heard.abort();
  }, [landed]);
  useEffect(() => {
    if (saving === 0 && !asking) setBusy(undefined);
  }, [saving, asking]);
  // A dialog of another week would stand over this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another is shown
  useEffect(() => setAsked(undefined), [week?.from]);
  const ask = (project: OfficeProject) =>
    setAsked((before) => ({ project, serial: (before?.serial ?? 0) + 1 }));
  const planned = week?.scheduled.projects ?? [];
  const inConflict = useMemo(() => new Set(week?.conflicts.flatMap(({ projects }) => projects)), [week]);

  async function change(project: OfficeProject, work: () => Promise<Outcome>): Promise<Outcome> {
    setBusy(project.id);
    setSaving((running) => running + 1);
    setLanded(project.id);
    const outcome = await work();
    setSaving((running) => running - 1);
    if (outcome !== 'done') setLanded(undefined);
    refresh();
    return outcome;
  }
  const move = (project: OfficeProject, slot: Slot) =>
    change(project, () => schedule(project, slot, refresh));
  /** Shows the current values and keeps what was entered. */
  async function save(project: OfficeProject, slot: Slot): Promise<boolean> {
    const outcome = await move(project, slot);
    if (outcome === 'late') {
      const now = await asItIsNow(project);
      setAsked((before) => before && { ...before, project: now });
    }
    return outcome === 'done';
  }
  const { workday = usualWorkday } = week ?? {};
  const conflicts = (project: OfficeProject, slot: Slot) =>
    inTheWay(project, slot, planned, workday.visitMinutes);
  const grid = useMemo(
    () => ({
      people: week?.technicians.filter(({ active }) => active).map(({ id }) => id) ?? [],
      days: week ? daysFrom(week.from) : [],
      today: dayOfMoment(),
    }),
    [week],
  );
  const carrying = useCarry(grid, frame, (project, place) => {
    const same = project.technicianId === place.technicianId && project.scheduledDate === place.scheduledDate;
    if (!same) void move(project, place);
  });
  return {
    ...{ workday, inConflict, busy, landed, ask, conflicts, place },
    carrying: desktop ? carrying : undefined,
    hold: (project) => void change(project, () => hold(project)),
    resume: (project) => void change(project, () => resume(project)),
    open: ({ id }) => void navigate({ to: '/project/$projectId', params: { projectId: String(id) } }),
    dialog: asked && week && (
      <ScheduleDialog
        key={asked.serial}
        project={asked.project}
        technicians={week.technicians}
        onSave={(slot) => save(asked.project, slot)}
        onClosed={() => setAsked(undefined)}
      />
    ),
  };
}
