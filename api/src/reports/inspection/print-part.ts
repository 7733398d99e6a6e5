import { readSender } from '../../company/sender.ts';
import type { Read } from '../../db/database.ts';
import type { Files } from '../../files/blobs.ts';
import type { TurnTaker } from '../../files/take-turns.ts';
import { estimateInput } from '../print-estimate.ts';
import { printFile } from '../print-file.ts';
import type { ReportInput } from './input.ts';
import type { ReadReport } from './read-report.ts';

/** Prints an inspection into a file. */
export interface ReportPrinter {
  report(input: ReportInput, path: string, pictures: ReadReport['pictures'], asker: TurnTaker): Promise<void>;
}

export interface ReportPrinting {
  printer: ReportPrinter;
  files: Files;
}

type Asked = Pick<ReportInput, 'part' | 'fileName' | 'printedAt' | 'photosAPage'> & {
  asker: TurnTaker;
  withEstimate?: boolean;
};

/** Prints a part into a file for `use`, and removes it afterwards. @throws PrintFailed */
export async function printPart<T>(
  db: Read,
  { printer, files }: ReportPrinting,
  { facts, pictures }: ReadReport,
  { asker, withEstimate, ...of }: Asked,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const { sender, timeZone } = await readSender(db, files.blobs);
  const estimatePages =
    withEstimate && facts.estimate
      ? await estimateInput(db, files.blobs, facts.estimate, of.printedAt)
      : undefined;
  const input = { ...facts, ...sender, timeZone: timeZone ?? facts.timeZone, estimatePages, ...of };
  return printFile(files, (path) => printer.report(input, path, pictures, asker), use);
}
