import { useNavigate } from '@tanstack/react-router';
import type { Week } from '@tidemark/contract/office/week';
import { overlapsOf, usualWorkday, type Workday } from '@tidemark/contract/visits';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { dayOfMoment } from '../../ui/format/dates.ts';
import { useDesktop } from '../../ui/layout/use-desktop.ts';
import { daysFrom } from './days.ts';
import { asItIsNow, hold, inTheWay, type Outcome, resume, type Slot, schedule } from './schedule.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { type Carrying, useCarry } from './use-carry.ts';
import { type BoardVisit, keyOf } from './visit.ts';

export interface Board {
  workday: Workday;
  /** Keys of visits that overlap. */
  inConflict: ReadonlySet<string>;
  /** Only where places are on the same screen. */
  carrying: Carrying | undefined;
  /** The key of the visit being changed, until the reloaded week shows it. */
  busy: string | undefined;
  /** That of the one that was changed; it gets the focus back wherever it is now. */
  landed: string | undefined;
  hold: (project: BoardVisit) => void;
  resume: (project: BoardVisit) => void;
  open: (project: BoardVisit) => void;
  ask: (project: BoardVisit) => void;
  conflicts: (project: BoardVisit, slot: Slot) => string[];
  dialog: ReactNode;
  /** Takes the focus if the changed card is gone. */
  place: RefObject<HTMLElement | null>;
}

const none: readonly BoardVisit[] = [];

/** The board's actions; every change reloads the week, whoever won. */
export function useBoard(
  { week, asking, refresh }: { week: Week | undefined; asking: boolean; refresh: () => void },
  frame: RefObject<HTMLElement | null>,
): Board {
  const navigate = useNavigate();
  const desktop = useDesktop();
  const [busy, setBusy] = useState<string>();
  const [saving, setSaving] = useState(0);
  const [landed, setLanded] = useState<string>();
  const place = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<{ project: BoardVisit; serial: number }>();
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
  const ask = (project: BoardVisit) => setAsked((before) => ({ project, serial: (before?.serial ?? 0) + 1 }));
  const planned = week?.scheduled.projects ?? none;

  async function change(project: BoardVisit, work: () => Promise<Outcome>): Promise<Outcome> {
    setBusy(keyOf(project));
    setSaving((running) => running + 1);
    setLanded(keyOf(project));
    const outcome = await work();
    setSaving((running) => running - 1);
    if (outcome !== 'done') setLanded(undefined);
    refresh();
    return outcome;
  }
  const move = (project: BoardVisit, slot: Slot) => change(project, () => schedule(project, slot, refresh));
  /** Shows the current values and keeps what was entered. */
  async function save(project: BoardVisit, slot: Slot): Promise<boolean> {
    const outcome = await move(project, slot);
    if (outcome === 'late') {
      const now = await asItIsNow(project);
      setAsked((before) => before && { ...before, project: now });
    }
    return outcome === 'done';
  }
  const { workday = usualWorkday } = week ?? {};
  const inConflict = useMemo(
    () => new Set(overlapsOf(planned, workday.visitMinutes).flat().map(keyOf)),
    [planned, workday.visitMinutes],
  );
  const conflicts = (project: BoardVisit, slot: Slot) =>
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
    open: ({ id, drying }) =>
      void navigate({
        to: '/project/$projectId',
        params: { projectId: String(id) },
        search: drying ? { part: 'drying' } : {},
      }),
    dialog: asked && week && (
      <ScheduleDialog
        key={asked.serial}
        project={asked.project}
        technicians={week.technicians}
        onSave={(slot) => save(asked.project, slot)}
        onClosed={() => setAsked((now) => (now?.serial === asked.serial ? undefined : now))}
      />
    ),
  };
}
