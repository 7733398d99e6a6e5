import { useState } from 'react';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { showMomentDay } from '../../ui/format/dates.ts';
import { Card } from '../../ui/layout/card.tsx';
import type { KnownDrying } from '../use-drying.ts';
import { AirChart } from './air-chart.tsx';
import { type AirFigure, airSeries, numbered } from './air-series.ts';
import styles from './office.module.css';

const figures: readonly { value: AirFigure; label: string }[] = [
  { value: 'GPP', label: 'Grains' },
  { value: 'RH', label: 'Humidity' },
];
const shown: Record<AirFigure, (value: number) => string> = {
  GPP: (value) => value.toFixed(1),
  RH: (value) => `${value} %`,
};

/** How the air of a chamber changes from visit to visit, by place, and the same as a table. */
export function AirCard({ known: { drying, altitudeFt } }: { known: KnownDrying }) {
  const [figure, setFigure] = useState<AirFigure>('GPP');
  const [chosen, choose] = useState<string>();
  const chamber = drying.chambers.find(({ id }) => id === chosen) ?? drying.chambers[0];
  const visits = numbered(drying.visits);
  const series = airSeries(drying, chamber?.id, { figure, altitudeFt });
  const show = shown[figure];
  return (
    <Card
      title="Air"
      action={
        <span className={`row wrap gap-2 ${styles.choices}`}>
          {drying.chambers.length > 1 && (
            <Segmented
              label="Chamber"
              labelHidden
              choices={drying.chambers.map(({ id, name }) => ({ value: id, label: name }))}
              value={chamber?.id ?? null}
              onChange={choose}
            />
          )}
          <Segmented label="Figure" labelHidden choices={figures} value={figure} onChange={setFigure} />
        </span>
      }
    >
      {series.length === 0 ? (
        <p className="ink-2">No air readings yet.</p>
      ) : (
        <>
          {figure === 'GPP' && <Difference values={series} />}
          <AirChart
            label={`${figure === 'GPP' ? 'Grains per pound' : 'Relative humidity'}, ${chamber?.name ?? 'whole job'}: ${series
              .map(
                ({ name, values }) =>
                  `${name} ${values.map((one) => (one === null ? '-' : show(one))).join(', ')}`,
              )
              .join('; ')}.`}
            series={series}
            visits={visits.map(({ name, visit }) => [name, showMomentDay(visit.startedAt)])}
            show={show}
          />
          <details className={styles.figures}>
            <summary className="tap w-600 ink-tide">Show all figures</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls is reached by keys */}
            <section className={styles.scroll} aria-label="Air by place and visit" tabIndex={0}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">Place</th>
                    {visits.map(({ name, visit }) => (
                      <th scope="col" key={visit.id} className={styles.right}>
                        {name}
                        <small>{showMomentDay(visit.startedAt)}</small>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {series.map(({ key, name, values }) => (
                    <tr key={key}>
                      <th scope="row">{name}</th>
                      {values.map((value, at) => (
                        <td key={visits[at]!.visit.id} className={`num ${styles.right}`}>
                          {value === null ? '-' : show(value)}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </details>
        </>
      )}
    </Card>
  );
}

type Values = readonly { look: string; values: readonly (number | null)[] }[];

/** "Affected less unaffected: +7.1, was +17.6", between the figures as they are shown. */
function Difference({ values }: { values: Values }) {
  const of = (look: string) => values.find((one) => one.look === look)?.values ?? [];
  const tenths = (value: number) => Math.round(value * 10);
  const differences = of('affected').flatMap((affected, at) => {
    const unaffected = of('unaffected')[at] ?? null;
    return affected === null || unaffected === null ? [] : (tenths(affected) - tenths(unaffected)) / 10;
  });
  const [before, last] = [differences.at(-2), differences.at(-1)];
  if (last === undefined) return null;
  const signed = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(1)}`;
  return (
    <p className="ink-2 text-small">
      Affected less unaffected: <b className="num ink">{signed(last)}</b>
      {before !== undefined && <>, was {signed(before)}</>}
    </p>
  );
}
