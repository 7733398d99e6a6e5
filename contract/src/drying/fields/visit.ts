import { z } from 'zod';
import { blankOf, type Fields } from '../../fields.ts';
import { hundredths, requiredText, text, uuid, wholeNumber } from '../../shapes.ts';
import { fieldTime, tenths } from './shapes.ts';

const hours = hundredths(0, 24).nullable();

const skip = z.strictObject({ pointId: uuid, reason: requiredText(200, 'Reason is required.') });

export const visitFields = {
  startedAt: { label: 'Began', schema: fieldTime },
  endedAt: { label: 'Ended', schema: fieldTime.nullable() },
  regularHours: { label: 'Regular hours', schema: hours },
  afterHours: { label: 'After hours', schema: hours },
  /** How many stood on site at its end, as somebody counted; null: nobody did. */
  unitsCounted: { label: 'Units counted', schema: wholeNumber(0, 9999).nullable() },
  /** Why points were not read, as somebody said at the point. */
  skipped: { label: 'Not read', schema: z.array(skip).max(999), blank: [] },
  notes: { label: 'Notes', schema: text(5000).trim().nullable() },
} as const satisfies Fields;

export const airPlaces = [
  'outside',
  'unaffected',
  'affected',
  'HVAC supply',
  'dehumidifier inlet',
  'dehumidifier outlet',
  'containment',
] as const;

const temperature = tenths(-40, 150, 'Temperature is between -40 and 150 °F.');
const humidity = tenths(1, 100, 'Relative humidity is between 1 and 100 %.');

/** °F and % relative humidity as the meter showed them; everything else follows (air.ts). */
export const airFields = {
  visitId: { label: 'Visit', schema: uuid },
  place: { label: 'Place', schema: z.enum(airPlaces, 'Place is required.') },
  chamberId: { label: 'Chamber', schema: uuid.nullable() },
  placementId: { label: 'Unit', schema: uuid.nullable() },
  roomId: { label: 'Room', schema: uuid.nullable() },
  temperatureF: { label: 'Temperature (°F)', schema: temperature },
  rh: { label: 'Relative humidity (%)', schema: humidity },
  surfaceF: { label: 'Surface (°F)', schema: temperature.nullable() },
  measuredAt: { label: 'Measured', schema: fieldTime },
} as const satisfies Fields;

export const blankVisit = blankOf(visitFields);
export const blankAir = blankOf(airFields);
