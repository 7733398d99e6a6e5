import { isManager } from '@tidemark/contract/access';
import { officeActions } from '@tidemark/contract/office/actions';
import { useCallback, useEffect, useState } from 'react';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { useNews } from '../../offline/pull/index.ts';
import { useSession } from '../../offline/session/index.ts';
import { AccessDenied } from '../../technicians/access-denied.tsx';
import { Asked } from '../../technicians/asked.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { dayOfMoment } from '../../ui/format/dates.ts';
import { Page, PageHead, PageTitle } from '../../ui/layout/page.tsx';
import { AnswerCards } from './answer-cards.tsx';
import { copy } from './copy.ts';
import { FailingDeliveries } from './failing-deliveries.tsx';
import { KeyFigures } from './key-figures.tsx';
import { MoneyCards } from './money-cards.tsx';
import styles from './overview.module.css';
import { StatusChart } from './status-chart.tsx';
import { WeekCharts } from './week-charts.tsx';

/** /overview: the state of the company's work. */
export function OverviewPage() {
  const actor = useSession()?.technician;
  if (!actor) return null;
  if (isManager(actor.role)) return <ReadOverview />;
  return <AccessDenied title={copy.title} message={copy.denied} />;
}

const spans = [4, 12, 26, 52];
/** A failing delivery changes no project, so there is no live change. */
const askEveryMs = 45_000;

function ReadOverview() {
  const [weeks, setWeeks] = useState(12);
  const read = useCallback(async () => {
    const query = { weeks, today: dayOfMoment() };
    return { ...(await call(officeActions.overview, { query })), asked: weeks };
  }, [weeks]);
  const asked = useAnswer(read);
  const { asking, refresh } = asked;
  // Charts stay while the next ones load, but not if loading fails.
  const stays = !asked.problem || asked.answer?.asked === weeks;
  useNews(refresh);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), askEveryMs);
    return () => clearInterval(timer);
  }, [refresh]);
  return (
    <Page wide>
      <PageHead>
        <PageTitle>{copy.title}</PageTitle>
        <SelectField
          inline
          label={copy.weeks}
          value={String(weeks)}
          choices={spans.map((count) => ({ value: String(count), label: copy.weeksOf(count) }))}
          onChange={({ target }) => setWeeks(Number(target.value))}
        />
      </PageHead>
      <Asked {...asked} answer={stays ? asked.answer : undefined} copy={copy} skeletons={[96, 280]}>
        {(answer) => (
          <>
            <KeyFigures overview={answer} />
            <div className={`stack gap-3 ${styles.cards}`} aria-busy={asking}>
              {answer.money && <MoneyCards money={answer.money} />}
              {answer.answers && <AnswerCards answers={answer.answers} />}
              <StatusChart byStatus={answer.byStatus} />
              <FailingDeliveries deliveries={answer.deliveries} onChanged={refresh} />
              <WeekCharts weeks={answer.weeks} />
            </div>
          </>
        )}
      </Asked>
    </Page>
  );
}
