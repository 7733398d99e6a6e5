import { csvClock, formula } from '@tidemark/contract/csv';
import Papa from 'papaparse';
import type { NamedFile } from './name-files.ts';

const kinds = {
  photo: 'Photo',
  'trash-photo': 'Debris photo',
  document: 'Document',
  voice: 'Voice note',
} as const;

const head = ['File', 'SHA-256', 'Bytes', 'Number', 'Kind', 'Room', 'Caption', 'Taken', 'Added'];
const more = ['Latitude', 'Longitude', 'Original name'];

/** What the ZIP holds, a line a file; of one the office has lost it says "not there". For spreadsheets, as other exports. */
export function writeManifest(
  files: readonly (NamedFile & { there: boolean })[],
  timeZone: string | undefined,
): string {
  const clock = csvClock(timeZone ?? 'UTC');
  const rows = files.map(({ path, number, room, taken, file, there }) => [
    ...[there ? path : 'not there', file.sha256, file.size, number, kinds[file.kind], room],
    ...[file.description, taken.replace('T', ' '), clock.moment(file.createdAt)],
    ...[file.latitude, file.longitude, file.name, ...clock.cell],
  ]);
  const lines = [[...head, ...more, ...clock.header], ...rows];
  return `\uFEFF${Papa.unparse(lines, { escapeFormulae: formula })}\r\n`;
}
