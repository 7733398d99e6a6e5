import { expect, test } from 'vitest';
import { dealRow } from '../integrations/crm/zoho-rows.ts';
import { inspectionThatIs } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';
import { crmRecord } from './crm-record.ts';

const api = useApi();
const settings = { module: 'Deals', idField: 'Tidemark_Id', stage: 'Qualification' };

test.each([
  ['America/Chicago', '2026-02-28'],
  ['Pacific/Kiritimati', '2026-03-01'],
  [undefined, '2026-03-01'],
])('CRM record: the closing date of a deal, the day it is in %s', async (timeZone, day) => {
  const dana = await api.person();
  const { id } = await inspectionThatIs(api.db, dana, 'Completed');
  const completedAt = '2026-03-01T03:30:00.000Z';
  await api.db.updateTable('inspections').set({ completedAt }).where('id', '=', id).execute();
  const record = await crmRecord(api.db, id, timeZone);
  expect(record).toMatchObject({ completedAt, completedOn: day });
  expect(dealRow(record, settings, new Set(['Closing_Date']))).toMatchObject({ Closing_Date: day });
});
