import type { Dimensions } from '../claim-sheets/quantities.ts';
import type { Sheet } from '../claim-sheets/sheet.ts';
import type { ChargedDrying } from '../drying/charged.ts';
import type { Inspection } from '../inspections/inspection.ts';
import { withOfficeFacts } from '../inspections/office-offer.ts';
import { lossAddress, type Policies } from '../inspections/policies.ts';
import type { PriceListFigures } from '../price-list/price-list.ts';
import { inOrder } from '../room-order.ts';
import type { Room } from '../rooms.ts';
import { billTo, type Customer, type PolicyFields, policies, preparedFor } from './bill-to.ts';
import { fromHundredths, sumOf, times, toHundredths } from './decimal.ts';
import { dryingSection, feeOfLine } from './drying-section.ts';
import { type EstimateEdits, lineKey, noEdits } from './edits.ts';
import type { AddedLine, EstimateContent } from './estimate-shape.ts';
import { type ChargedFields, inspectionFees } from './inspection-fees.ts';
import { linesWithoutQuantity, roomLines } from './room-lines.ts';
import { totalsOf } from './totals.ts';

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
 * by line, and every total is the sum of rounded figures. Overhead and profit is of the adjusted subtotal, tax of both.
 */
export function estimate(
  given: EstimatedInspection,
  rooms: readonly EstimatedRoom[],
  sheets: readonly Pick<Sheet, 'id' | 'rows'>[],
  list: PriceListFigures & { version: number },
  { edits = noEdits, drying }: { edits?: EstimateEdits; drying?: ChargedDrying | undefined } = {},
): EstimateContent {
  const inspection = withOfficeFacts(given, given.customer);
  const rowsOf = new Map(sheets.map(({ id, rows }) => [id, rows]));
  const ordered = rooms.toSorted(inOrder);
  const here = new Set(ordered.map(({ id }) => id));
  const addedTo = (roomId: string | null) =>
    edits.lines
      .filter((line) => (line.roomId && here.has(line.roomId) ? line.roomId : null) === roomId)
      .map(addedLine);
  const charged = ordered.map((room) => {
    const { id, name, dimensionsLength, dimensionsWidth, dimensionsHeight } = room;
    const lines = roomLines(room, rowsOf.get(id) ?? {}, list).map((line) =>
      coded(line, list.codes[`${line.fieldMasterId}.${line.column}`], edits.remarks[lineKey(id, line)]),
    );
    const its = addedTo(id);
    const total = sumOf([...lines, ...its].map(({ amount }) => amount));
    const size = { dimensionsLength, dimensionsWidth, dimensionsHeight };
    return { roomId: id, name, ...size, lines, ...(its.length > 0 && { added: its }), total };
  });
  const others = addedTo(null);
  const fees = inspectionFees(inspection, list).map((fee) =>
    coded(fee, list.codes[fee.key], edits.remarks[fee.key]),
  );
  const section = drying && dryingSection(drying, list);
  const dried = section && {
    ...section,
    lines: section.lines.map((line) => coded(line, list.codes[feeOfLine(line)], edits.remarks[line.key])),
  };
  const isDried = dried !== undefined && drying?.state !== 'Drying';
  const subtotal = sumOf([
    ...(isDried ? [dried.total] : []),
    ...charged.map(({ total }) => total),
    ...[...others, ...fees].map(({ amount }) => amount),
  ]);
  const adjustments = edits.adjustments.map(({ code, note, ...one }) => remarked(one, { code, note }));
  const adjusted = sumOf([subtotal, ...adjustments.map(({ amount }) => amount)]);
  const { overheadAndProfitPercent, taxPercent, afterHoursFactor } = list;
  const { overheadAndProfit, tax, total } = totalsOf(adjusted, list);
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
    ...(dried && { [isDried ? 'drying' : 'dryingSoFar']: dried }),
    fees,
    ...(others.length > 0 && { added: others }),
    withoutQuantity: ordered.flatMap((room) =>
      linesWithoutQuantity(room, rowsOf.get(room.id) ?? {}).map((line) => ({ roomId: room.id, ...line })),
    ),
    subtotal,
    ...(adjustments.length > 0 && { adjustments }),
    overheadAndProfitPercent,
    overheadAndProfit,
    taxPercent,
    tax,
    total,
    deductible: insured[0]?.deductible ?? null,
  };
}

type Remark = EstimateEdits['remarks'][string];

/** A blank code or note is none. */
function remarked<T extends object>(line: T, { code, note }: Partial<Remark> = {}) {
  return { ...line, ...(code && { code }), ...(note && { note }) };
}

/** The office's own code of a line wins over the list's. */
const coded = <T extends object>(line: T, code: string | undefined, remark?: Remark) =>
  remarked(line, { code: remark?.code || (code ?? null), note: remark?.note ?? null });

function addedLine({ roomId: _, code, note, ...line }: EstimateEdits['lines'][number]): AddedLine {
  const amount = fromHundredths(times(toHundredths(line.quantity), toHundredths(line.rate)));
  return remarked({ ...line, amount }, { code, note });
}
