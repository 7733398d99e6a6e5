import { isManager } from '@tidemark/contract/access';
import { officeActions } from '@tidemark/contract/office/actions';
import { type Placed, spreadOver } from '@tidemark/contract/office/spread';
import type { OfficeProject } from '@tidemark/contract/office/table';
import { bookedMinutes, usualWorkday } from '@tidemark/contract/visits';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { Check } from '../../ui/controls/check.tsx';
import { DateField } from '../../ui/controls/date-field.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { dayOfMoment } from '../../ui/format/dates.ts';
import { showWeekday } from '../board/copy.ts';
import { dayAfter } from '../board/days.ts';
import { isWeekend, showHours } from '../board/loads.ts';
import styles from './projects.module.css';

interface Props {
  projects: readonly OfficeProject[];
  onPlan: (plan: readonly Placed[]) => void;
}

const mostDays = 5;

/** That many working days from a day on. */
const workdaysFrom = (from: string, count: number) =>
  Array.from({ length: 7 }, (_, days) => dayAfter(from, days))
    .filter((day) => !isWeekend(day))
    .slice(0, count);

/** Who gets the projects on which days; what will come of it stands below before it is done. */
export function SpreadFields({ projects, onPlan }: Props) {
  const [from, setFrom] = useState(() => dayOfMoment());
  const [count, setCount] = useState(mostDays);
  const [left, setLeft] = useState<ReadonlySet<number>>();
  const read = useCallback(() => call(officeActions.week, { query: { from } }), [from]);
  const { answer, problem } = useAnswer(read);
  const people = useMemo(() => answer?.technicians.filter(({ active }) => active) ?? [], [answer]);
  // Managers can be given work; they are not the first to think of.
  const without = left ?? new Set(people.flatMap(({ id, role }) => (role && isManager(role) ? [id] : [])));
  const chosen = people.filter(({ id }) => !without.has(id));
  const days = from ? workdaysFrom(from, count) : [];
  const { workday = usualWorkday } = answer ?? {};
  const standing = answer?.from === from ? answer.scheduled.projects : [];
  const plan =
    answer?.from === from
      ? spreadOver(projects, { people: chosen.map(({ id }) => id), days, standing }, workday)
      : [];
  const written = JSON.stringify(plan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again only when it is another plan
  useEffect(() => onPlan(plan), [written]);
  const byId = new Map(projects.map((project) => [project.id, project]));
  const given = (id: number, day: string) =>
    plan.filter(({ technicianId, scheduledDate }) => technicianId === id && scheduledDate === day);
  const loadOf = (id: number, day: string) =>
    bookedMinutes(
      [
        ...standing.filter(
          (one) => one.technicianId === id && one.scheduledDate === day && !byId.has(one.id),
        ),
        ...given(id, day).map((one) => byId.get(one.id)!),
      ],
      workday.visitMinutes,
    );
  return (
    <>
      <div className="grid cols-2 gap-3 align-start">
        <DateField label="First day" value={from} onChange={({ target }) => setFrom(target.value)} />
        <SelectField
          label="Spread over"
          choices={Array.from({ length: mostDays }, (_, nth) => ({
            value: String(nth + 1),
            label: nth === 0 ? '1 working day' : `${nth + 1} working days`,
          }))}
          value={String(count)}
          onChange={({ target }) => setCount(Number(target.value))}
        />
      </div>
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.spread}>
        <table className="w-full">
          <caption className="visually-hidden">New visits and hours booked, by technician and day</caption>
          <thead>
            <tr>
              <th scope="col">Technician</th>
              {days.map((day) => (
                <th scope="col" key={day}>
                  {showWeekday(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">
                  <Check
                    label={name}
                    checked={!without.has(id)}
                    onChange={({ target }) => {
                      const next = new Set(without);
                      if (target.checked) next.delete(id);
                      else next.add(id);
                      setLeft(next);
                    }}
                  />
                </th>
                {days.map((day) => {
                  const minutes = loadOf(id, day);
                  const more = given(id, day).length;
                  return (
                    <td key={day} data-over={minutes > workday.workdayHours * 60 || undefined}>
                      {more > 0 && <b>+{more} </b>}
                      {showHours(minutes)} h
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
