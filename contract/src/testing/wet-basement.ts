import type { SheetRows } from '../claim-sheets/row.ts';
import { type EstimatedInspection, type EstimatedRoom, estimate } from '../estimates/estimate.ts';
import { emptyDraft } from '../inspections/draft.ts';
import { defaultPriceList } from '../price-list/default-list.ts';
import type { PriceListFigures } from '../price-list/price-list.ts';

const customer = {
  title: 'Basement water loss',
  customerName: 'Helen Okafor',
  customerPhone: '(630) 555-0148',
  addressLine1: '418 Larkspur Lane',
  addressLine2: null,
  city: 'Naperville',
  state: 'IL',
  zipCode: '60540',
};
export const inspection: EstimatedInspection = {
  ...emptyDraft,
  id: 'inspection',
  projectId: 2418,
  startedAt: '2026-11-20T14:52:00.000Z',
  customer,
  technicianName: 'Dana Whitaker, TECH-0001',
};
export const room = (of: Partial<EstimatedRoom> = {}): EstimatedRoom => ({
  id: 'room',
  name: 'Basement',
  position: 1,
  dimensionsLength: 28.5,
  dimensionsWidth: 14,
  dimensionsHeight: 7.8,
  ...of,
});
/** Prices of the design's printed page where it has the line; tax and overhead differ by case. */
export const list: PriceListFigures & { version: number } = {
  ...defaultPriceList,
  version: 3,
  overheadAndProfitPercent: 0,
  taxPercent: 0,
  prices: {
    ...defaultPriceList.prices,
    '49.qty': 92,
    '52.qty': 0.78,
    '55.dispose': 1.35,
    '56.dispose': 0.95,
    '77.qty': 0.41,
    '79.qty': 0.54,
    '88.qty': 1.12,
    '101.qty': 4.85,
  },
};
export const ofSheet = (rows: SheetRows, its = room(), by = list) =>
  estimate(inspection, [its], [{ id: its.id, rows }], by);
