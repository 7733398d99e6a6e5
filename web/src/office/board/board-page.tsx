import { useNavigate, useSearch } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import { officeActions } from '@tidemark/contract/office/actions';
import type { Week } from '@tidemark/contract/office/week';
import { CalendarDays, ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { useNews } from '../../offline/pull/index.ts';
import { useSession } from '../../offline/session/index.ts';
import { AccessDenied } from '../../technicians/access-denied.tsx';
import { Asked } from '../../technicians/asked.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { dayOfMoment } from '../../ui/format/dates.ts';
import { Page, PageHead, PageTitle } from '../../ui/layout/page.tsx';
import { useDesktop } from '../../ui/layout/use-desktop.ts';
import styles from './board.module.css';
import { CarriedOver } from './carried-over.tsx';
import { copy, showWeek } from './copy.ts';
import { DayList } from './day-list.tsx';
import { dayAfter, mondayOf, readBoardAddress } from './days.ts';
import { Trays } from './trays.tsx';
import { useBoard } from './use-board.tsx';
import { withDrying } from './visit.ts';
import { WeekGrid } from './week-grid.tsx';

/** /week: who goes where on which day. */
export function BoardPage() {
  const actor = useSession()?.technician;
  if (!actor) return null;
  if (isManager(actor.role)) return <Board />;
  return <AccessDenied title={copy.title} message={copy.denied} />;
}

function Board() {
  const desktop = useDesktop();
  const { week } = readBoardAddress(useSearch({ strict: false }));
  const from = week ?? mondayOf(dayOfMoment());
  const read = useCallback(() => call(officeActions.week, { query: { from, today: dayOfMoment() } }), [from]);
  const asked = useAnswer(read);
  const { asking, refresh } = asked;
  const answer = useMemo(() => asked.answer && withVisits(asked.answer), [asked.answer]);
  useNews(refresh);
  const frame = useRef<HTMLElement>(null);
  const board = useBoard({ week: answer, asking, refresh }, frame);
  const shown = answer?.from === from ? answer : undefined;

  return (
    <Page wide>
      <PageHead>
        <PageTitle>{copy.title}</PageTitle>
        <WeekSteps from={from} />
        {shown && shown.conflicts.length > 0 && (
          <p role="status" className={`row gap-1 w-650 ${styles.conflicts}`} title={copy.conflictHint}>
            <TriangleAlert size={18} aria-hidden />
            <span>{copy.conflicts(shown.conflicts.length)}</span>
          </p>
        )}
      </PageHead>
      <Asked {...asked} answer={shown} copy={copy} skeletons={[120, 320]}>
        {(shown) => (
          <>
            {shown.scheduled.more && <Note tone="orange">{copy.moreScheduled}</Note>}
            <div className={`stack gap-4 ${styles.columns}`}>
              {desktop && <WeekGrid week={shown} board={board} frame={frame} />}
              <Trays week={shown} board={board} />
              {!desktop && <DayList week={shown} board={board} />}
            </div>
            <CarriedOver week={shown} board={board} />
          </>
        )}
      </Asked>
      {board.dialog}
    </Page>
  );
}

/** The week with its drying visits among the scheduled ones. */
function withVisits(week: Week): Week {
  const { scheduled, drying } = week;
  const projects = withDrying(scheduled.projects, drying.projects);
  return { ...week, scheduled: { projects, more: scheduled.more || drying.more } };
}

function WeekSteps({ from }: { from: string }) {
  const navigate = useNavigate();
  const go = (week: string) =>
    void navigate({ to: '/week', search: week === mondayOf(dayOfMoment()) ? {} : { week } });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; this names three buttons
    <div role="group" aria-label="Week shown" className={`row wrap gap-2 ${styles.steps}`}>
      <IconButton
        bordered
        label={copy.previous}
        icon={<ChevronLeft size={20} aria-hidden />}
        onClick={() => go(dayAfter(from, -7))}
      />
      <b role="status">{showWeek(from, dayAfter(from, 6))}</b>
      <IconButton
        bordered
        label={copy.next}
        icon={<ChevronRight size={20} aria-hidden />}
        onClick={() => go(dayAfter(from, 7))}
      />
      <Button icon={<CalendarDays size={20} aria-hidden />} onClick={() => go(mondayOf(dayOfMoment()))}>
        {copy.thisWeek}
      </Button>
    </div>
  );
}
