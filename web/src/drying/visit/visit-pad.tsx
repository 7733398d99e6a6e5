import type { Point, Visit } from '@tidemark/contract/drying/record';
import { useRef } from 'react';
import type { KnownDrying } from '../use-drying.ts';
import { AirPad, airKeys } from './air-pad.tsx';
import type { AirPlace } from './air-places.ts';
import { Pad, type PadActs } from './pad.tsx';
import { PointPad, pointKeys } from './point-pad.tsx';
import { useKeepSoon } from './use-keep-soon.ts';

/** What is read, and at which of its places or points one begins. */
export type Read = { what: 'air' | 'points'; at: number };

interface Props {
  known: KnownDrying;
  visit: Visit;
  before: Visit | undefined;
  places: readonly AirPlace[];
  points: readonly Point[];
  read: Read;
  /** The last place was read. */
  onAirRead: () => void;
  onClose: () => void;
}

/** The pad of a visit. It stays, with its keys and what is still to be kept, when the points follow the air. */
export function VisitPad({ known, visit, before, places, points, read, onAirRead, onClose }: Props) {
  const acts = useRef<PadActs>(null);
  const keepSoon = useKeepSoon();
  const its = { known, visit, first: read.at, keepSoon, acts, onClose };
  return (
    <Pad acts={acts} layout={read.what === 'air' ? airKeys : pointKeys}>
      {read.what === 'air' ? (
        <AirPad {...its} before={before} places={places} onDone={onAirRead} />
      ) : (
        <PointPad {...its} points={points} />
      )}
    </Pad>
  );
}
