import { dryingRecordActions } from '@tidemark/contract/drying/actions';
import { airFacts } from '@tidemark/contract/drying/air';
import type { Air, Visit } from '@tidemark/contract/drying/record';
import { useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { wallClock } from '../../documentation/wall-clock.ts';
import type { KnownDrying } from '../use-drying.ts';
import { type AirPlace, readingAt } from './air-places.ts';
import styles from './pad.module.css';
import { Pad, PadFacts, PadFigure } from './pad.tsx';
import { type AirField, type AirTexts, beginAir, goTo, pressAir } from './pad-typing.ts';
import { useKeepSoon } from './use-keep-soon.ts';

interface Props {
  known: KnownDrying;
  visit: Visit;
  before: Visit | undefined;
  places: readonly AirPlace[];
  first: number;
  /** The last place was read. */
  onDone: () => void;
  onClose: () => void;
}

const keys = [...'123', 'delete', ...'456', 'field', ...'789', 'next', '.', '0', 'minus'];
const words = { field: 'Next field' };
const textsOf = (air: Air | undefined): AirTexts => ({
  temperatureF: air ? String(air.temperatureF) : '',
  rh: air ? String(air.rh) : '',
});
const shown = (value: number) => value.toFixed(1);

/** Reads the air place by place: °F and % are typed, everything else follows. */
export function AirPad({ known, visit, before, places, first, onDone, onClose }: Props) {
  const { drying, altitudeFt } = known;
  const [state, setState] = useState(() =>
    beginAir(
      places.map((place) => textsOf(readingAt(drying, visit.id, place))),
      first,
    ),
  );
  // What was kept a moment ago may not have come back from the store.
  const made = useRef(new Map<string, string>());
  const kept = useRef(new Map<string, AirTexts>());
  const place = places[state.at]!;
  const texts = state.texts[state.at]!;
  const last = before && readingAt(drying, before.id, place);

  const keepSoon = useKeepSoon();

  function keep(at: number, { temperatureF, rh }: AirTexts): void {
    const of = places[at]!;
    const said = kept.current.get(of.key) ?? textsOf(readingAt(drying, visit.id, of));
    if (temperatureF === '' || rh === '' || (said.temperatureF === temperatureF && said.rh === rh)) return;
    const recordId = readingAt(drying, visit.id, of)?.id ?? made.current.get(of.key);
    kept.current.set(of.key, { temperatureF, rh });
    const body = { temperatureF: Number(temperatureF), rh: Number(rh) };
    const params = { id: visit.projectId };
    if (recordId) {
      const given = { params: { ...params, recordId }, body };
      keepSoon.keep(dryingRecordActions.changeAir, given);
      return;
    }
    const id = uuid();
    made.current.set(of.key, id);
    const { place: where, chamberId, placementId } = of;
    const born = { id, visitId: visit.id, place: where, chamberId, placementId };
    const measuredAt = wallClock(new Date());
    const given = { params, body: { ...born, ...body, measuredAt } };
    keepSoon.keep(dryingRecordActions.addAir, given);
  }
  const go = (next: typeof state) => {
    if (next.at !== state.at) keep(state.at, next.texts[state.at]!);
    if (next.at >= places.length) onDone();
    else setState(next);
  };
  const close = () => {
    keep(state.at, texts);
    onClose();
  };
  const facts =
    texts.temperatureF !== '' && texts.rh !== '' && Number(texts.rh) >= 1
      ? airFacts({ temperatureF: Number(texts.temperatureF), rh: Number(texts.rh) }, altitudeFt)
      : undefined;
  const was = last && airFacts(last, altitudeFt);
  const fact = (term: string, now: string | undefined, then: string | undefined) =>
    [term, now ?? '-', then && `was ${then}`] as const;
  const field = (name: AirField, label: string, unit: string) => (
    <PadFigure
      label={label}
      text={texts[name]}
      unit={unit}
      current={state.field === name}
      stacked
      onSelect={() => setState(goTo(state, { at: state.at, field: name }))}
    />
  );
  return (
    <Pad
      title={place.title}
      note={`Place ${state.at + 1} of ${places.length}${place.note ? `. ${place.note}` : ''}`}
      keys={keys}
      words={words}
      next="Next place"
      onKey={(key) => {
        keepSoon.pressed();
        go(pressAir(state, key));
      }}
      onBack={() => go(goTo(state, { at: Math.max(0, state.at - 1), field: 'temperatureF' }))}
      onClose={close}
    >
      <div className={`stack gap-2 ${styles.body}`}>
        <div className="grid cols-2 gap-2">
          {field('temperatureF', 'Temperature', '°F')}
          {field('rh', 'Humidity', '%')}
        </div>
        <PadFacts
          facts={[
            fact('Grains (GPP)', facts && shown(facts.gpp), was && shown(was.gpp)),
            fact('Dew point (°F)', facts && shown(facts.dewPointF), was && shown(was.dewPointF)),
            fact('Vapor (inHg)', facts?.vaporPressureInHg.toFixed(3), was?.vaporPressureInHg.toFixed(3)),
          ]}
        />
      </div>
    </Pad>
  );
}
