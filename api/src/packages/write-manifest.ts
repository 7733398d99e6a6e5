import { csvClock, formula } from '@tidemark/contract/csv';
import { shotNames } from '@tidemark/contract/shot-names';
import Papa from 'papaparse';
import type { Absent, Entry } from './entry.ts';

const head = [
  ...['Name', 'SHA-256', 'Captured', 'By', 'Room', 'Shot', 'Caption', 'Number', 'Bytes', 'Part', 'Note'],
  ...['Added', 'Latitude', 'Longitude', 'Original name', 'Original SHA-256'],
];

/** Each file of a package and the ZIP it is in, and what is not there; for spreadsheets, as other exports. */
export function writeManifest(
  parts: readonly (readonly Entry[])[],
  absent: readonly Absent[],
  timeZone: string,
): string {
  const clock = csvClock(timeZone);
  const row = (of: Entry | Absent, { part, note }: { part?: number; note: string }) => [
    ...[of.name, of.sha256, of.captured?.replace('T', ' '), of.by, of.room],
    ...[of.shot && shotNames[of.shot], of.caption, of.number, 'size' in of ? of.size : undefined, part, note],
    ...[of.addedAt && clock.moment(of.addedAt), of.latitude, of.longitude, of.originalName],
    ...[of.originalSha256, ...clock.cell],
  ];
  const lines = [
    [...head, ...clock.header],
    ...parts.flatMap((entries, index) =>
      entries.map((entry) =>
        row(entry, { part: index + 1, note: entry.originalSha256 ? 'a part of it is hidden' : '' }),
      ),
    ),
    ...absent.map((one) => row(one, { note: `not there: ${one.why}` })),
  ];
  return `\uFEFF${Papa.unparse(lines, { escapeFormulae: formula })}\r\n`;
}
