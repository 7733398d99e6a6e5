import { blankOf } from '../fields.ts';
import { unitFields } from './fields/equipment.ts';
import { meterFields } from './fields/moisture.ts';

/** A meter and a unit of which nothing was said. */
export const blankMeter = blankOf(meterFields);
export const blankUnit = blankOf(unitFields);
