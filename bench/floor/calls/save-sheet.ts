import { claimSheetColumns } from '@tidemark/contract/claim-sheets/columns';
import { readJson } from '../read-json.ts';
import type { Asked } from '../server.ts';

const quoted = claimSheetColumns.map((column) => ({
  sent: `"${column}"`,
  stored: `"${column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`,
  type: column === 'all' || column === 'afterHrs' ? 'boolean' : column === 'roomName' ? 'text' : 'numeric',
}));
const all = (each: (column: (typeof quoted)[number]) => string) => quoted.map(each).join(', ');

const text = `INSERT INTO claim_sheet_rows (room_id, field_master_id, ${all(({ stored }) => stored)})
  SELECT $1::uuid, line.key::smallint, ${all(({ sent }) => `values.${sent}`)}
  FROM jsonb_each($2::jsonb) AS line, jsonb_to_record(line.value) AS values(${all(({ sent, type }) => `${sent} ${type}`)})
  ON CONFLICT (room_id, field_master_id) DO UPDATE SET ${all(({ stored }) => `${stored} = excluded.${stored}`)}`;

export async function saveSheet({ pool, at: [room], request }: Asked): Promise<object> {
  const lines = await readJson<object>(request);
  const { rowCount } = await pool.query({ name: 'sheet', text, values: [room, JSON.stringify(lines)] });
  return { saved: rowCount };
}
