import { Link } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import { todayActions } from '@tidemark/contract/today/actions';
import { mostOnToday, type Today } from '@tidemark/contract/today/today';
import { FileUp, Plus } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { showLongDay } from '../office/board/copy.ts';
import { withDrying } from '../office/board/visit.ts';
import { showCount } from '../office/overview/copy.ts';
import { call, useAnswer } from '../offline/calls/index.ts';
import { useNews } from '../offline/pull/index.ts';
import { useSession } from '../offline/session/index.ts';
import { AccessDenied } from '../technicians/access-denied.tsx';
import { Asked } from '../technicians/asked.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { dayOfMoment, showTime, timeOfMoment } from '../ui/format/dates.ts';
import { showMinutes } from '../ui/format/show-minutes.ts';
import { Card } from '../ui/layout/card.tsx';
import { Page, PageHead, PageTitle } from '../ui/layout/page.tsx';
import { useDesktop } from '../ui/layout/use-desktop.ts';
import { copy } from './copy.ts';
import { bookedOf } from './day-plan.ts';
import { DayRuler } from './day-ruler.tsx';
import styles from './today.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import { useScheduling } from './use-scheduling.tsx';
import { VisitList } from './visit-list.tsx';
import { WorkCards } from './work-cards.tsx';

/** /today: what a manager's day asks for, each one press from its act. */
export function TodayPage() {
  const actor = useSession()?.technician;
  if (!actor) return null;
  if (isManager(actor.role)) return <ReadToday />;
  return <AccessDenied title={copy.title} message={copy.denied} />;
}

/** A failing delivery and the time of day change no project. */
const askEveryMs = 45_000;
const read = () => call(todayActions.read, { query: { today: dayOfMoment() } });

function ReadToday() {
  const asked = useAnswer(read);
  const { refresh } = asked;
  const answer = useMemo(() => asked.answer && withVisits(asked.answer), [asked.answer]);
  useNews(refresh);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), askEveryMs);
    return () => clearInterval(timer);
  }, [refresh]);
  useKeptFocus(answer);
  const { ask, dialog } = useScheduling(answer, refresh);
  return (
    <Page wide>
      <PageHead>
        <div>
          <PageTitle>{showLongDay(answer?.day ?? dayOfMoment())}</PageTitle>
          {answer && <Facts today={answer} />}
        </div>
        <div className="desktop-only">
          <div className="row gap-2">
            <ButtonLink
              icon={<FileUp size={18} aria-hidden />}
              renderRoot={(props) => <Link to="/projects/import" {...props} />}
            >
              {copy.importProjects}
            </ButtonLink>
            <ButtonLink
              kind="primary"
              icon={<Plus size={18} aria-hidden />}
              renderRoot={(props) => <Link to="/projects/new" {...props} />}
            >
              {copy.newProject}
            </ButtonLink>
          </div>
        </div>
      </PageHead>
      <Asked {...asked} answer={answer} copy={copy} skeletons={[150, 151, 320]}>
        {(today) => (
          <>
            <Figures today={today} />
            <WorkCards today={today} ask={ask} refresh={refresh} />
            <Visits today={today} />
          </>
        )}
      </Asked>
      {dialog}
    </Page>
  );
}

/** The day with its drying visits among the others. */
function withVisits(today: Today): Today {
  const { visits, dryingVisits } = today;
  const projects = withDrying(visits.projects, dryingVisits.projects);
  const total = visits.total + dryingVisits.total;
  return { ...today, visits: { projects, total, more: visits.more || dryingVisits.more } };
}

function Facts({ today: { visits, late, unassigned, asOf } }: { today: Today }) {
  return (
    <p className="ink-2 text-small">
      {showTime(asOf)}. {copy.visitsOf(visits.total, showCount(visits.total, visits.more))}
      {late.total > 0 && (
        <>
          , <b className="ink-danger">{showCount(late.total, late.more)} late</b>
        </>
      )}
      {unassigned.total > 0 && (
        <>
          , <b className={styles.open}>{showCount(unassigned.total, unassigned.more)} unassigned</b>
        </>
      )}
      .
    </p>
  );
}

/** On a phone the cards are below each other: each figure leads to its card. */
function Figures({ today }: { today: Today }) {
  const { late, unassigned, drying, toReview, toSign, deliveries } = today;
  const figures = [
    { id: 'late', name: copy.late, of: late, tone: 'danger' },
    { id: 'unassigned', name: copy.unassigned, of: unassigned, tone: 'orange' },
    { id: 'drying', name: copy.drying, of: drying, tone: 'orange' },
    { id: 'to-review', name: copy.toReview, of: toReview },
    { id: 'to-sign', name: copy.toSign, of: toSign },
    { id: 'failing', name: copy.failingShort, of: deliveries, tone: 'danger' },
  ];
  return (
    <nav className="touch-only" aria-label={copy.figures}>
      <ul className={`grid surface frame clip ${styles.figures}`}>
        {figures.map(({ id, name, of, tone }) => (
          <li key={id} data-tone={of.total > 0 ? tone : undefined}>
            <button type="button" onClick={() => document.getElementById(id)?.scrollIntoView()}>
              <b className="num">{showCount(of.total, of.more)}</b>
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Visits({ today }: { today: Today }) {
  const desktop = useDesktop();
  const now = timeOfMoment(today.asOf);
  const { projects, total, more } = today.visits;
  const booked = bookedOf(today);
  return (
    <Card
      title={
        <>
          {copy.visits}{' '}
          <span className="ink-2 w-400 text-small">
            {showCount(total, more)}
            {booked &&
              booked.minutes > 0 &&
              `, ${copy.hoursBooked(showMinutes(booked.minutes), booked.hours)}`}
          </span>
        </>
      }
      action={
        <Link to="/week" className={styles.all}>
          {copy.openWeek}
        </Link>
      }
      flush
    >
      {projects.length === 0 && <p className={`ink-2 ${styles.none}`}>{copy.noVisits}</p>}
      {desktop ? <DayRuler today={today} now={now} /> : <VisitList today={today} now={now} />}
      {total > projects.length && (
        <p className={`ink-2 line-top ${styles.none}`}>{copy.moreVisits(mostOnToday.visits)}</p>
      )}
    </Card>
  );
}
