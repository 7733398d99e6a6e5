import { dryingRecordActions } from '@tidemark/contract/drying/actions';
import { airFacts } from '@tidemark/contract/drying/air';
import { isDry, judgePoint } from '@tidemark/contract/drying/dry';
import { isIn, unitsStanding } from '@tidemark/contract/drying/placement';
import type { Point, Visit } from '@tidemark/contract/drying/record';
import { whySkipped } from '@tidemark/contract/drying/skipped';
import { unitName } from '@tidemark/contract/drying/unit-name';
import { ArrowRight, ChevronRight, Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { wallClock } from '../../documentation/wall-clock.ts';
import { act } from '../../forms/act.ts';
import { noteTyping, perform } from '../../offline/outbox/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { showTime } from '../../ui/format/dates.ts';
import { Card } from '../../ui/layout/card.tsx';
import type { KnownDrying } from '../use-drying.ts';
import { visitName } from '../visit-name.ts';
import { airPlaces, readingAt } from './air-places.ts';
import { EndVisit } from './end-visit.tsx';
import styles from './visit.module.css';
import { type Read, VisitPad } from './visit-pad.tsx';

interface Props {
  known: KnownDrying;
  /** In the order in which they began. */
  visits: readonly Visit[];
  /** The visit of this person that has not ended. */
  open: Visit | undefined;
  writable: boolean;
  onTyping: (typing: boolean) => void;
}

/** The visit under way: what is read and what is left, the pads, and its end. Without one, its beginning. */
export function VisitCard({ known, visits, open, writable, onTyping }: Props) {
  const { drying } = known;
  const [reading, setReading] = useState<Read>();
  const places = airPlaces(drying);
  const points = orderedPoints(known);
  const isToRead = reading?.what === 'air' || points.length > 0;
  const isPadOpen = writable && open !== undefined && reading !== undefined && isToRead;
  // The page behind the pad is not drawn anew for the visit that begins, while its first figures are typed.
  const [begins, setBegins] = useState(false);
  if (begins && open) setBegins(false);
  const isTyping = isPadOpen || begins;
  useEffect(() => {
    onTyping(isTyping);
    return () => onTyping(false);
  }, [isTyping, onTyping]);
  const [ending, setEnding] = useState(false);

  async function begin() {
    noteTyping();
    setBegins(true);
    setReading({ what: 'air', at: 0 });
    const body = { id: uuid(), startedAt: wallClock(new Date()) };
    const begun = await act(() =>
      perform(dryingRecordActions.addVisit, { params: { id: drying.projectId }, body }),
    );
    if (begun) return;
    setBegins(false);
    setReading(undefined);
  }
  // The dialog that ended it goes with the visit, and so does what opened it.
  const beginning = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasOpen.current && !open && isLost) beginning.current?.focus({ preventScroll: true });
    wasOpen.current = open !== undefined;
  }, [open]);
  if (!open) {
    if (!writable) return null;
    return (
      <Button ref={beginning} kind="primary" wide onClick={() => void begin()}>
        {visits.length === 0 ? 'Begin the first visit' : `Begin visit ${visits.length}`}
      </Button>
    );
  }
  const number = visits.indexOf(open);
  const before = visits[number - 1];
  const isRead = (point: Point) =>
    judgePoint(drying, point).readings.some(({ visitId }) => visitId === open.id);
  const airToRead = places.flatMap((place, at) => (readingAt(drying, open.id, place) ? [] : [at]));
  const notRead = points.flatMap((point, at) => (isRead(point) ? [] : [at]));
  const pointsToRead = notRead.filter((at) => whySkipped(drying, open, points[at]!.id) === undefined);
  const done = places.length + points.length - airToRead.length - notRead.length;
  const skipped = notRead.length - pointsToRead.length;
  const standing = drying.placements.filter(({ events }) => isIn(events));
  const next: Read | undefined =
    airToRead[0] !== undefined
      ? { what: 'air', at: airToRead[0] }
      : pointsToRead[0] !== undefined
        ? { what: 'points', at: pointsToRead[0] }
        : undefined;
  return (
    <Card
      title={`${visitName(number)}, began ${showTime(open.startedAt)}`}
      action={
        <span className="ink-2 text-small nowrap">
          {[`${done} of ${places.length + points.length} read`, skipped > 0 && `${skipped} skipped`]
            .filter(Boolean)
            .join(', ')}
        </span>
      }
      flush
    >
      <ul>
        {places.map((place, at) => {
          const air = readingAt(drying, open.id, place);
          return (
            <li key={place.key} className="line-top">
              <button
                type="button"
                className={`row w-full text-left gap-3 ${styles.row}`}
                onClick={() => setReading({ what: 'air', at })}
              >
                <span className="grow min-w-0">
                  <b className="block break-anywhere">{place.title}</b>
                  <span className="ink-2 text-small">
                    {air ? `${air.temperatureF} °F, ${air.rh} %` : place.note}
                  </span>
                </span>
                {air ? (
                  <span className="num">{`${airFacts(air, known.altitudeFt).gpp.toFixed(1)} GPP`}</span>
                ) : (
                  <b className={styles.open}>To read</b>
                )}
                <ChevronRight size={18} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      {writable && (
        <div className={`row wrap line-top gap-2 ${styles.acts}`}>
          <Button
            icon={<Flag size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setEnding(true)}
          >
            End visit
          </Button>
          {next && (
            <Button
              kind="primary"
              className="grow"
              icon={<ArrowRight size={18} aria-hidden />}
              onClick={() => setReading(next)}
            >
              {next.what === 'air'
                ? `Next: ${places[next.at]!.place}`
                : `Next: point ${points[next.at]!.number}`}
            </Button>
          )}
        </div>
      )}
      {isPadOpen && (
        <VisitPad
          {...{ known, before, places, points }}
          visit={open}
          read={reading}
          firstPoint={pointsToRead[0] ?? 0}
          onClose={() => setReading(undefined)}
        />
      )}
      {ending && (
        <EndVisit
          visit={open}
          missing={[
            ...airToRead.map((at) => ({ name: places[at]!.title, read: { what: 'air' as const, at } })),
            ...pointsToRead.map((at) => ({
              name: `Point ${points[at]!.number}, ${points[at]!.where}`,
              read: { what: 'points' as const, at },
            })),
          ]}
          onRead={(missed) => {
            setEnding(false);
            setReading(missed);
          }}
          units={{
            count: unitsStanding(drying.placements),
            names: standing.map((one) => unitName(drying, one)),
          }}
          goesOn={!isDry(drying) || standing.length > 0}
          onClosed={() => setEnding(false)}
        />
      )}
    </Card>
  );
}

/** The points that stand, room by room as the rooms were added. */
function orderedPoints({ drying: { points, rooms } }: KnownDrying) {
  const order = new Map(rooms.map(({ id }, at) => [id, at]));
  return points
    .filter(({ removedAt }) => removedAt === null)
    .sort((a, b) => (order.get(a.roomId) ?? 0) - (order.get(b.roomId) ?? 0) || a.number - b.number);
}
