import type { OverviewWeek } from '@tidemark/contract/office/overview';
import { showShortDay } from '../../ui/format/dates.ts';
import { dollars } from '../../ui/format/dollars.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ColumnChart } from './column-chart.tsx';
import { copy, showCount, showHours, showShortMoney } from './copy.ts';
import { Figures } from './figures.tsx';

/** What happened week by week: three charts, each with its table. */
export function WeekCharts({ weeks }: { weeks: readonly OverviewWeek[] }) {
  const labels = weeks.map(({ week }) => showShortDay(week));
  const span = `${labels[0]} to ${labels.at(-1)}`;
  const sum = (of: (week: OverviewWeek) => number) => weeks.reduce((total, week) => total + of(week), 0);
  const [created, completed] = [sum((week) => week.created), sum((week) => week.completed)];
  const [estimates, total] = [sum((week) => week.estimates), sum((week) => week.estimateTotal)];
  return (
    <>
      <Card title={copy.byWeek}>
        {created + completed === 0 ? (
          <p className="ink-2">{copy.none}</p>
        ) : (
          <ColumnChart
            label={`${span}: ${showCount(created)} created, ${showCount(completed)} completed.`}
            labels={labels}
            series={[
              { label: copy.created, look: 'striped', values: weeks.map((week) => week.created) },
              { label: copy.completed, look: 'solid', values: weeks.map((week) => week.completed) },
            ]}
            show={(value) => showCount(value)}
          />
        )}
        <Figures
          caption={copy.byWeek}
          heads={[copy.week, copy.created, copy.completed]}
          rows={weeks.map((week) => [
            showShortDay(week.week),
            showCount(week.created),
            showCount(week.completed),
          ])}
        />
      </Card>
      <Card title={copy.cycleByWeek}>
        <p className="ink-2">{copy.cycleHint}</p>
        {completed === 0 ? (
          <p className="ink-2">{copy.none}</p>
        ) : (
          <ColumnChart
            label={`${span}: ${cycleWords(weeks)}`}
            labels={labels}
            series={[{ label: copy.median, look: 'solid', values: weeks.map((week) => week.cycleHours) }]}
            show={(value) => `${showCount(value)} h`}
          />
        )}
        <Figures
          caption={copy.cycleByWeek}
          heads={[copy.week, copy.median]}
          rows={weeks.map((week) => [showShortDay(week.week), showHours(week.cycleHours)])}
        />
      </Card>
      <Card title={copy.estimates}>
        <p className="ink-2">{copy.estimatesHint}</p>
        {estimates === 0 ? (
          <p className="ink-2">{copy.none}</p>
        ) : (
          <ColumnChart
            label={`${span}: ${showCount(estimates)} estimates, ${dollars(total)}.`}
            labels={labels}
            series={[
              { label: copy.estimateTotal, look: 'solid', values: weeks.map((week) => week.estimateTotal) },
            ]}
            show={showShortMoney}
          />
        )}
        <Figures
          caption={copy.estimates}
          heads={[copy.week, copy.estimateCount, copy.estimateTotal]}
          rows={weeks.map((week) => [
            showShortDay(week.week),
            showCount(week.estimates),
            dollars(week.estimateTotal),
          ])}
        />
      </Card>
    </>
  );
}

function cycleWords(weeks: readonly OverviewWeek[]): string {
  const known = weeks.flatMap(({ cycleHours }) => cycleHours ?? []);
  return `the median is between ${showHours(Math.min(...known))} and ${showHours(Math.max(...known))}.`;
}
