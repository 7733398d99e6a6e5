import { dryingRecordActions } from '@tidemark/contract/drying/actions';
import { airFacts } from '@tidemark/contract/drying/air';
import type { Air, Visit } from '@tidemark/contract/drying/record';
import { type RefObject, useImperativeHandle, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { wallClock } from '../../documentation/wall-clock.ts';
import type { KnownDrying } from '../use-drying.ts';
import { type AirPlace, readingAt } from './air-places.ts';
import styles from './pad.module.css';
import { type PadActs, PadFacts, PadFigure, PadHead, type PadLayout } from './pad.tsx';
import { type AirField, type AirTexts, beginAir, goTo, pressAir } from './pad-typing.ts';
import type { KeepSoon } from './use-keep-soon.ts';

interface Props {
  known: KnownDrying;
  visit: Visit;
  before: Visit | undefined;
  places: readonly AirPlace[];
  first: number;
  keepSoon: KeepSoon;
  acts: RefObject<PadActs | null>;
  /** The last place was read. */
  onDone: () => void;
  onClose: () => void;
}

export const airKeys: PadLayout = {
  keys: [...'123', 'delete', ...'456', 'field', ...'789', 'next', '.', '0', 'minus'],
  next: 'Next place',
  words: { field: 'Next field' },
};
const textsOf = (air: Air | undefined): AirTexts => ({
  temperatureF: air ? String(air.temperatureF) : '',
  rh: air ? String(air.rh) : '',
  surfaceF: air?.surfaceF == null ? '' : String(air.surfaceF),
});
const shown = (value: number) => value.toFixed(1);

const fields = ['temperatureF', 'rh', 'surfaceF'] as const;

/** Reads the air place by place: °F and % are typed, and a cold surface's °F where it is measured; everything else follows. */
export function AirPad({ known, visit, before, places, first, keepSoon, acts, onDone, onClose }: Props) {
  const { drying, altitudeFt } = known;
  const kept = keepSoon.kept.air;
  const [state, setState] = useState(() =>
    beginAir(
      places.map((place) => kept.get(place.key)?.said ?? textsOf(readingAt(drying, visit.id, place))),
      first,
    ),
  );
  const place = places[state.at]!;
  const texts = state.texts[state.at]!;
  const last = before && readingAt(drying, before.id, place);

  function keep(at: number, said: AirTexts): void {
    const of = places[at]!;
    const found = readingAt(drying, visit.id, of);
    const earlier = kept.get(of.key);
    const before = earlier?.said ?? textsOf(found);
    if (said.temperatureF === '' || said.rh === '') return;
    if (fields.every((field) => said[field] === before[field])) return;
    const body = {
      temperatureF: Number(said.temperatureF),
      rh: Number(said.rh),
      surfaceF: said.surfaceF === '' ? null : Number(said.surfaceF),
    };
    const params = { id: visit.projectId };
    const recordId = found?.id ?? earlier?.recordId;
    const id = recordId ?? uuid();
    kept.set(of.key, { recordId: id, said });
    if (recordId) {
      keepSoon.keep(dryingRecordActions.changeAir, { params: { ...params, recordId }, body });
      return;
    }
    const { place: where, chamberId, placementId } = of;
    const born = { id, visitId: visit.id, place: where, chamberId, placementId };
    const measuredAt = wallClock(new Date());
    keepSoon.keep(dryingRecordActions.addAir, { params, body: { ...born, ...body, measuredAt } });
  }
  const go = (next: typeof state) => {
    if (next.at !== state.at) keep(state.at, next.texts[state.at]!);
    if (next.at >= places.length) onDone();
    else setState(next);
  };
  const facts =
    texts.temperatureF !== '' && texts.rh !== '' && Number(texts.rh) >= 1
      ? airFacts({ temperatureF: Number(texts.temperatureF), rh: Number(texts.rh) }, altitudeFt)
      : undefined;
  const was = last && airFacts(last, altitudeFt);
  const fact = (term: string, now: string | undefined, then: string | undefined) =>
    [term, now ?? '-', then && `was ${then}`] as const;
  const field = (name: AirField, label: string, unit: string, stacked = true) => (
    <PadFigure
      label={label}
      text={texts[name]}
      unit={unit}
      current={state.field === name}
      stacked={stacked}
      onSelect={() => setState(goTo(state, { at: state.at, field: name }))}
    />
  );
  useImperativeHandle(acts, () => ({
    onKey(key) {
      keepSoon.pressed();
      go(pressAir(state, key));
    },
    onBack: () => go(goTo(state, { at: Math.max(0, state.at - 1), field: 'temperatureF' })),
    onClose() {
      keep(state.at, texts);
      onClose();
    },
  }));
  return (
    <>
      <PadHead
        title={place.title}
        note={`Place ${state.at + 1} of ${places.length}${place.note ? `. ${place.note}` : ''}`}
      />
      <div className={`stack gap-2 ${styles.body}`}>
        <div className="grid cols-2 gap-2">
          {field('temperatureF', 'Temperature', '°F')}
          {field('rh', 'Humidity', '%')}
        </div>
        {field('surfaceF', 'Surface, if measured', '°F', false)}
        <PadFacts
          facts={[
            fact('Grains (GPP)', facts && shown(facts.gpp), was && shown(was.gpp)),
            fact('Dew point (°F)', facts && shown(facts.dewPointF), was && shown(was.dewPointF)),
            fact('Vapor (inHg)', facts?.vaporPressureInHg.toFixed(3), was?.vaporPressureInHg.toFixed(3)),
          ]}
        />
      </div>
    </>
  );
}
