import type { Point, Visit } from '@tidemark/contract/drying/record';
import { useEffect, useRef, useState } from 'react';
import { useOpened } from '../../ui/feedback/use-opened.ts';
import type { KnownDrying } from '../use-drying.ts';
import { AirPad, airKeys } from './air-pad.tsx';
import type { AirPlace } from './air-places.ts';
import { Pad, type PadActs } from './pad.tsx';
import { PointPad, pointKeys } from './point-pad.tsx';
import { type AskedAtPoint, PointTool } from './point-tool.tsx';
import { useKeepSoon } from './use-keep-soon.ts';

/** What is read, and at which of its places or points one begins. */
export type Read = { what: 'air' | 'points'; at: number };

interface Props {
  known: KnownDrying;
  visit: Visit;
  before: Visit | undefined;
  places: readonly AirPlace[];
  points: readonly Point[];
  /** Where it begins. */
  read: Read;
  /** The point that follows the last place. */
  firstPoint: number;
  onClose: () => void;
}

/** The pad of a visit. It stays, with its keys and what is still to be kept, when the points follow the air. */
export function VisitPad({ known, visit, before, places, points, read, firstPoint, onClose }: Props) {
  const acts = useRef<PadActs>(null);
  const keepSoon = useKeepSoon();
  // Its own, so that the key which comes to the points does not draw the card under it.
  const [{ what, at, from }, setNow] = useState({ ...read, from: read });
  if (from !== read) setNow({ ...read, from: read });
  const toPoints = () => (points.length > 0 ? setNow({ what: 'points', at: firstPoint, from }) : onClose());
  // Another device may take all points away.
  const isOver = what === 'points' && points.length === 0;
  useEffect(() => {
    if (isOver) onClose();
  });
  const [asked, setAsked, close] = useOpened<AskedAtPoint>();
  if (isOver) return null;
  const its = { known, visit, first: at, keepSoon, acts, onClose };
  return (
    <>
      <Pad acts={acts} layout={what === 'air' ? airKeys : pointKeys}>
        {what === 'air' ? (
          <AirPad {...its} before={before} places={places} onDone={toPoints} />
        ) : (
          <PointPad {...its} points={points} onAsk={setAsked} />
        )}
      </Pad>
      {asked && (
        <PointTool
          key={`${asked.point.id} ${asked.tool}`}
          {...{ visit, keepSoon, ...asked }}
          onClosed={close}
        />
      )}
    </>
  );
}
