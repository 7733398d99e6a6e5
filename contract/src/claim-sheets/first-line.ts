import type { Measured } from '../sketch/figures-of-room.ts';
import type { RowValues } from './row.ts';

/** A room as its sheet knows it. */
export interface NamedSize extends Measured {
  readonly name: string;
}

export const firstLineId = 1;

/**
 * The sheet's first line, which is the room itself, as it reads: where nothing is entered it has the room's name and
 * size. Display only, never saved and not counted.
 */
export function firstLine(values: RowValues, room: NamedSize): RowValues {
  const sides = [
    ['lengthFt', 'lengthIn', room.dimensionsLength],
    ['widthFt', 'widthIn', room.dimensionsWidth],
    ['heightFt', 'heightIn', room.dimensionsHeight],
  ] as const;
  const shown: RowValues = { ...values, roomName: values.roomName || room.name };
  for (const [ft, inches, feet] of sides) {
    if (!feet || values[ft] != null || values[inches] != null) continue;
    // A room keeps hundredths of a foot; the eighth of an inch they were measured with is the nearest one.
    const eighths = Math.round(feet * 96);
    shown[ft] = Math.floor(eighths / 96);
    shown[inches] = Math.round(((eighths % 96) / 8) * 100) / 100;
  }
  return shown;
}
