import { airFacts } from '@tidemark/contract/drying/air';
import type { Air } from '@tidemark/contract/drying/record';
import { showMoment } from '../../ui/format/dates.ts';
import { Card } from '../../ui/layout/card.tsx';
import type { KnownDrying } from '../use-drying.ts';
import { airPlaces, readingAt } from '../visit/air-places.ts';
import { numbered } from './air-series.ts';
import styles from './office.module.css';

const tenths = (value: number) => Math.round(value * 10) / 10;

/** The air of the newest visit that read some, and what each dehumidifier takes out of it. */
export function AirTable({ known: { drying, altitudeFt } }: { known: KnownDrying }) {
  const last = numbered(drying.visits).findLast(({ visit }) =>
    drying.air.some(({ visitId }) => visitId === visit.id),
  );
  if (!last) return null;
  const gpp = (air: Air) => tenths(airFacts(air, altitudeFt).gpp);
  const places = airPlaces(drying, last.visit.id).flatMap((place) => {
    const air = readingAt(drying, last.visit.id, place);
    return air ? [{ place, air }] : [];
  });
  const depressions = places.flatMap(({ place, air }) => {
    if (place.place !== 'dehumidifier outlet') return [];
    const inlet = places.find(
      (one) => one.place.place === 'affected' && one.place.chamberId === place.chamberId,
    );
    return inlet ? [{ key: place.key, title: place.title, grains: gpp(inlet.air) - gpp(air) }] : [];
  });
  return (
    <Card
      title={
        <>
          {`Air, ${last.name.toLowerCase()}`}{' '}
          <span className="ink-2 w-400 text-small">{showMoment(last.visit.startedAt)}</span>
        </>
      }
      className="clip"
      flush
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col" className={styles.right}>
              °F
            </th>
            <th scope="col" className={styles.right}>
              RH
            </th>
            <th scope="col" className={styles.right}>
              GPP
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ place, air }) => (
            <tr key={place.key}>
              <th scope="row">{place.title}</th>
              <td className={`num ${styles.right}`}>{air.temperatureF}</td>
              <td className={`num ${styles.right}`}>{`${air.rh} %`}</td>
              <td className={`num ${styles.right}`}>
                <b>{gpp(air).toFixed(1)}</b>
              </td>
            </tr>
          ))}
          {depressions.map(({ key, title, grains }) => (
            <tr key={key}>
              <th
                scope="row"
                colSpan={3}
              >{`Grain depression, ${title.replace(/^Dehumidifier |, outlet$/g, '')}`}</th>
              <td className={`num ${styles.right}`}>
                <b>{grains.toFixed(1)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
