import { formula } from '@tidemark/contract/csv';
import type { dryingReading } from '@tidemark/contract/drying/reading';
import Papa from 'papaparse';
import type { Handler } from '../context.ts';
import { logTable } from './log-tables.ts';
import { readLog } from './read.ts';

/** A figure below zero is no formula. */
const formulaOrText = new RegExp(`^(?!-\\d+(?:\\.\\d+)?$)(?:${formula.source})`, 'u');

/** A byte order mark makes spreadsheets read it as UTF-8; formulas are turned into text. */
export const exportDrying: Handler<typeof dryingReading.csv> = async ({ db, actor }, { params, query }) => {
  const { kind = 'readings' } = query;
  const { project, drying, ...facts } = await readLog(db, actor, params.id);
  const csv = Papa.unparse(logTable(kind, drying, facts), { escapeFormulae: formulaOrText });
  return { body: Buffer.from(`\uFEFF${csv}`), filename: `project-${project.id}-drying-${kind}.csv` };
};
