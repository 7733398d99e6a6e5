import { catalogue } from '@tidemark/contract/claim-sheets/catalogue';
import { filledCount } from '@tidemark/contract/claim-sheets/filled';
import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import type { ClaimSheetInput } from '../../api/src/reports/claim-sheet-view.ts';

const filledLines = 40;
const lines = [...catalogue.keys()].filter((id) => id % 5 !== 0 && id % 5 !== 3).slice(0, filledLines);

/** A sheet of 40 filled lines; no two sheets have the same figures, so that nothing drawn can be reused. */
export function sheetNumber(nth: number): ClaimSheetInput {
  const rows: SheetRows = {};
  for (const [at, id] of lines.entries()) {
    const { section } = catalogue.get(id)!;
    const column = section.columns.find((name) => name !== 'roomName' && !name.endsWith('In'))!;
    const ticked = at % 3 === 0 && section.columns.includes('afterHrs');
    rows[id] = { [column]: ((nth * 37 + at * 11) % 9000) / 4 + 1, ...(ticked && { afterHrs: true }) };
  }
  if (filledCount(rows) !== filledLines) throw new Error(`The sheet has not ${filledLines} filled lines.`);
  return {
    company: 'Harborline Restoration',
    companyContact: '2200 Ogden Court, Lisle, IL 60532',
    timeZone: 'America/Chicago',
    enquiry: 2_000 + nth,
    inspection: {
      id: '0193a1c2-7d1e-7c44-9a2b-5b6f0d1e2f30',
      number: 1,
      startedAt: '2026-11-20T14:52:00.000Z',
      technicianName: 'Dana Whitaker',
    },
    project: { customerName: 'Helen Okafor' },
    lossAddress: '418 Larkspur Lane, Naperville, IL 60540',
    policies: [
      { kind: 'Master', claimNumber: 'GPM-2026-118834', dateOfLoss: '2026-11-18', deductible: 2500 },
    ],
    room: {
      id: '0193a1c2-9f00-7b10-8c3d-0a1b2c3d4e5f',
      name: 'Basement',
      type: 'Basement',
      condition: 'Damaged',
      dimensionsLength: 28.5,
      dimensionsWidth: 14,
      dimensionsHeight: 7.8,
    },
    position: { index: 1, count: 3 },
    rows,
    printedAt: '2026-11-20T17:14:00.000Z',
  };
}
