import type { Draft } from '../inspections/draft.ts';
import type { emergencyServiceCalls } from '../inspections/fields.ts';
import { type FeeKey, fees } from '../price-list/chargeables.ts';
import type { PriceListFigures } from '../price-list/price-list.ts';
import { fromHundredths, times, toHundredths } from './decimal.ts';
import type { EstimateFee } from './estimate-shape.ts';

export type ChargedFields = Pick<
  Draft,
  | 'emergencyServiceCall'
  | 'monitoringTripsRegularHours'
  | 'monitoringTripsAfterHours'
  | 'testingClearances'
  | 'pickupVan'
  | 'trailer'
  | 'yd20'
  | 'yd30'
  | 'yd40'
>;

const ofCall: Record<(typeof emergencyServiceCalls)[number], FeeKey> = {
  'Regular Hours': 'emergencyRegularHours',
  'Same Day': 'emergencySameDay',
  'After Hours': 'emergencyAfterHours',
  Holiday: 'emergencyHoliday',
  'No Charge': 'emergencyNoCharge',
};

/** Fees besides the claim sheets, in the price list's order. */
export function inspectionFees(inspection: ChargedFields, list: PriceListFigures): EstimateFee[] {
  const { emergencyServiceCall: call } = inspection;
  const counts: Partial<Record<FeeKey, number | null>> = {
    ...(call && { [ofCall[call]]: 1 }),
    monitoringRegularHours: inspection.monitoringTripsRegularHours,
    monitoringAfterHours: inspection.monitoringTripsAfterHours,
    testing: inspection.testingClearances ? 1 : 0,
    pickupVan: inspection.pickupVan,
    trailer: inspection.trailer,
    yd20: inspection.yd20,
    yd30: inspection.yd30,
    yd40: inspection.yd40,
  };
  return fees.flatMap(({ key, group, title, unit }) => {
    const quantity = counts[key];
    if (!quantity || group === 'drying') return [];
    const rate = list.fees[key];
    const amount = fromHundredths(times(toHundredths(quantity), toHundredths(rate)));
    return { key, group, title, quantity, unit, rate, amount };
  });
}
