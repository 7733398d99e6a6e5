import type { Dimensions } from '../claim-sheets/quantities.ts';
import type { Sheet } from '../claim-sheets/sheet.ts';
import type { Inspection } from '../inspections/inspection.ts';
import { withOfficeFacts } from '../inspections/office-offer.ts';
import { lossAddress, type Policies } from '../inspections/policies.ts';
import type { PriceListFigures } from '../price-list/price-list.ts';
import { inOrder } from '../room-order.ts';
import type { Room } from '../rooms.ts';
import { billTo, type Customer, type PolicyFields, policies, preparedFor } from './bill-to.ts';
import { fromHundredths, percentOf, sumOf, toHundredths } from './decimal.ts';
import type { EstimateContent } from './estimate-shape.ts';
import { type ChargedFields, inspectionFees } from './inspection-fees.ts';
import { linesWithoutQuantity, roomLines } from './room-lines.ts';

export type EstimatedInspection = ChargedFields &
  PolicyFields &
  Policies &
  Pick<Inspection, 'id' | 'projectId' | 'damageType' | 'category' | 'startedAt'> & {
    customer: Customer;
    technicianName: string;
  };
export type EstimatedRoom = Dimensions & Pick<Room, 'id' | 'name' | 'position'>;

/**
 * decisions.md, "Estimate": the same inputs always give the same estimate. Amounts are rounded half up to cents line
 * by line, and every total is the sum of rounded figures. Overhead and profit is of the subtotal, tax of both.
 */
export function estimate(
  given: EstimatedInspection,
  rooms: readonly EstimatedRoom[],
  sheets: readonly Pick<Sheet, 'id' | 'rows'>[],
  list: PriceListFigures & { version: number },
): EstimateContent {
  const inspection = withOfficeFacts(given, given.customer);
  const rowsOf = new Map(sheets.map(({ id, rows }) => [id, rows]));
  const ordered = rooms.toSorted(inOrder);
  const charged = ordered.map((room) => {
    const { id, name, dimensionsLength, dimensionsWidth, dimensionsHeight } = room;
    const lines = roomLines(room, rowsOf.get(id) ?? {}, list);
    const total = sumOf(lines.map(({ amount }) => amount));
    return { roomId: id, name, dimensionsLength, dimensionsWidth, dimensionsHeight, lines, total };
  });
  const fees = inspectionFees(inspection, list);
  const subtotal = sumOf([...charged.map(({ total }) => total), ...fees.map(({ amount }) => amount)]);
  const { overheadAndProfitPercent, taxPercent, afterHoursFactor } = list;
  const overheadAndProfit = shareOf(overheadAndProfitPercent, subtotal);
  const tax = shareOf(taxPercent, sumOf([subtotal, overheadAndProfit]));
  const insured = policies(inspection, inspection.customer);
  const { customer } = inspection;
  const { addressLine1, addressLine2 } = customer;
  return {
    inspectionId: inspection.id,
    projectId: inspection.projectId,
    projectTitle: customer.title,
    priceListVersion: list.version,
    preparedFor: preparedFor(customer),
    billTo: billTo(inspection, customer),
    policies: insured,
    loss: {
      address: lossAddress(inspection, {
        ...customer,
        address: [addressLine1, addressLine2].filter(Boolean).join(', '),
      }),
      damageType: [...inspection.damageType],
      category: inspection.category,
      inspectedAt: inspection.startedAt,
      technicianName: inspection.technicianName,
    },
    afterHoursFactor,
    rooms: charged,
    fees,
    withoutQuantity: ordered.flatMap((room) =>
      linesWithoutQuantity(room, rowsOf.get(room.id) ?? {}).map((line) => ({ roomId: room.id, ...line })),
    ),
    subtotal,
    overheadAndProfitPercent,
    overheadAndProfit,
    taxPercent,
    tax,
    total: sumOf([subtotal, overheadAndProfit, tax]),
    deductible: insured[0]?.deductible ?? null,
  };
}

const shareOf = (percent: number, amount: number): number =>
  fromHundredths(percentOf(toHundredths(percent), toHundredths(amount)));
