import { expect, test } from 'vitest';
import type { ClaimSheetInput } from '../reports/claim-sheet-view.ts';
import { openPrinter } from '../reports/render.ts';
import { addRoom, startInspection } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const given: ClaimSheetInput[] = [];
const printer = openPrinter();
const api = useApi({
  printer: {
    claimSheet(input) {
      given.push(input);
      return printer.claimSheet(input);
    },
  },
});

test('claim sheet: a printed room shows what was saved and has the specified file name', async () => {
  const dana = await api.person();
  const { id: inspectionId } = await startInspection(api.db, dana, {
    insuranceClaimType: 'Insurance',
    policyType: 'Individual',
    claimNumber1: 'GPM-118834',
    dateOfLoss1: '2026-11-18',
  });
  await addRoom(dana, inspectionId, { name: 'Kitchen' });
  const room = await addRoom(dana, inspectionId, { name: '地下室', condition: 'damaged' });
  const body = { inspectionId, inspectionRoomId: room.id, claimSheetData: { zippers: { qty: 2.5 } } };
  (await dana.send('claim-sheets.save', { body })).ok();

  const path = `/api/v1/rooms/claim-sheet-pdf/${inspectionId}/${room.id}`;
  const response = await dana.fetch('GET', path);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="claim-sheet-${inspectionId}-${room.id}.pdf"`,
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(given).toHaveLength(1);
  expect(given[0]).toMatchObject({
    company: 'Tidemark',
    room: { name: '地下室', condition: 'damaged' },
    position: { index: 2, count: 2 },
    inspection: { id: inspectionId, technicianName: expect.stringMatching(/^Dana Whitaker, TECH-\d{4}$/) },
    project: { customerName: 'Helen Okafor' },
    lossAddress: expect.stringContaining('418 Larkspur Lane'),
    policies: [{ claimNumber: 'GPM-118834', dateOfLoss: '2026-11-18' }],
    rows: { 105: { qty: 2.5 } },
  });

  // The print time is shown to the minute, so the file has no more of it.
  expect(given[0]!.printedAt).toMatch(/:00\.000Z$/);
  expect((await printer.claimSheet(given[0]!)).equals(bytes)).toBe(true);
  await printer.close();
});
