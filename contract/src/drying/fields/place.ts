import { z } from 'zod';
import { blankOf, type Fields } from '../../fields.ts';
import { hundredths, requiredText, uuid, wholeNumber } from '../../shapes.ts';
import { keptSketch } from '../../sketch/kept.ts';
import { size } from './shapes.ts';

export const chamberKinds = ['open', 'contained', 'cavity', 'under floor'] as const;

export const chamberFields = {
  name: { label: 'Chamber', schema: requiredText(60, 'Chamber name is required.') },
  kind: { label: 'Kind', schema: z.enum(chamberKinds), blank: 'open' },
  roomIds: { label: 'Rooms', schema: z.array(uuid).max(200), blank: [] },
  /** Null: the sum of its rooms. */
  volumeCf: { label: 'Volume (CF)', schema: hundredths(0, 9_999_999).nullable() },
} as const satisfies Fields;

/** A room as it was when drying took it; `roomId` is the inspection's, null for one that no inspection has. */
export const dryingRoomFields = {
  roomId: { label: 'Room of the inspection', schema: uuid.nullable(), mayConflict: false },
  name: { label: 'Room', schema: requiredText(120, 'Room name is required.') },
  affected: { label: 'Affected', schema: z.boolean(), blank: true },
  floorSf: { label: 'Floor (SF)', schema: size },
  perimeterLf: { label: 'Perimeter (LF)', schema: size },
  wallSf: { label: 'Walls (SF)', schema: size },
  heightFt: { label: 'Height (ft)', schema: size, kind: 'feet' },
  wetFloorSf: { label: 'Wet floor (SF)', schema: size },
  wetWallLf: { label: 'Wet wall (LF)', schema: size },
  wetWallBelow2ftSf: { label: 'Wet wall below 2 ft (SF)', schema: size },
  wetWallAbove2ftSf: { label: 'Wet wall above 2 ft (SF)', schema: size },
  wetCeilingSf: { label: 'Wet ceiling (SF)', schema: size },
  offsets: { label: 'Offsets', schema: wholeNumber(0, 99), blank: 0 },
  lowEvaporation: { label: 'Low evaporation', schema: z.boolean(), blank: false },
  /** A copy of the inspection's when drying took the room: what is drawn here never changes that one. */
  sketch: { label: 'Sketch', schema: keptSketch.nullable() },
} as const satisfies Fields;

export const blankChamber = blankOf(chamberFields);
export const blankDryingRoom = blankOf(dryingRoomFields);
