import { formula } from '@tidemark/contract/csv';
import { labelsOf } from '@tidemark/contract/fields';
import type { Change } from '@tidemark/contract/offline';
import { projectFields } from '@tidemark/contract/projects/fields';
import Papa from 'papaparse';
import { crmRecord } from '../../deliveries/crm-record.ts';
import type { Api } from '../use-api.ts';

type Fields = Record<string, unknown>;

/** A record as exported: a project in the office's file, an inspection and a room in the CRM's record. */
export async function exported(api: Api, { table }: Change, record: Fields): Promise<Fields | undefined> {
  if (table === 'projects') return projectInFile(api, String(record.id));
  if (table !== 'rooms' && table !== 'inspections') return undefined;
  const { inspection, rooms } = await crmRecord(api.db, String(record.inspectionId ?? record.id), undefined);
  return table === 'inspections' ? inspection : { ...rooms.find(({ id }) => id === record.id) };
}

async function projectInFile(api: Api, id: string): Promise<Fields> {
  const office = await api.person({ role: 'Manager' });
  const file = await (await office.fetch('GET', '/api/v1/office/projects.csv')).text();
  const { data } = Papa.parse<Record<string, string>>(file.trim(), { header: true });
  const row = data.find((line) => line[Object.keys(line)[0]!] === id)!;
  const unquoted = (cell = '') => (cell[0] === "'" && formula.test(cell.slice(1)) ? cell.slice(1) : cell);
  return Object.fromEntries(
    Object.entries(labelsOf(projectFields)).map(([field, label]) => {
      const cell = unquoted(row[label]) || null;
      return [
        field,
        (field === 'deductible' || field === 'visitMinutes') && cell !== null ? Number(cell) : cell,
      ];
    }),
  );
}
