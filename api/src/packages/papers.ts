import { hasBegun } from '@tidemark/contract/evidence-profiles/facts-of';
import { stageNames } from '@tidemark/contract/evidence-profiles/stage-names';
import type { Project } from '@tidemark/contract/projects';
import { mostReportBytes } from '@tidemark/contract/reports';
import { readSender } from '../company/sender.ts';
import type { Read } from '../db/database.ts';
import { wholeDrying } from '../drying/read.ts';
import { readEstimate } from '../estimates/read.ts';
import type { Files } from '../files/blobs.ts';
import type { TurnTaker } from '../files/take-turns.ts';
import {
  aboutProject,
  type DocumentPrinting,
  type DryingPrinting,
  dryingInput,
  type EstimatePrinting,
  estimateInput,
  type OpenItemsInput,
  type PhotoSheetPrinting,
  partsOf,
  printedParts,
  printFile,
  printPart,
  type ReportPrinting,
  readReport,
  wholeOf,
} from '../reports/read.ts';
import type { Gathered } from './entry.ts';
import type { OpenItems } from './open-items.ts';
import type { PackedPhoto } from './photos.ts';
import { office, type StoredPackage } from './read.ts';
import type { Scratch } from './scratch.ts';

export interface Printing {
  printer: DocumentPrinting['printer'] &
    DryingPrinting['printer'] &
    EstimatePrinting['printer'] &
    PhotoSheetPrinting['printer'] &
    ReportPrinting['printer'] & { openItems(input: OpenItemsInput, asker: TurnTaker): Promise<Buffer> };
  files: Files;
}

/** What the papers of a package are made of. */
export interface Papers {
  of: StoredPackage;
  project: Project;
  inspections: readonly string[];
  items: OpenItems;
  photos: readonly PackedPhoto[];
  timeZone: string;
  scratch: Scratch;
  asker: TurnTaker;
}

/** "01 Report.pdf"; of several "01 Report 2.pdf". */
const named = (stem: string, index: number, count: number) =>
  `${stem}${count > 1 ? ` ${index + 1}` : ''}.pdf`;

/** Prints what a package is read by, one paper at a time, in the order of their names. */
export async function printPapers(db: Read, printing: Printing, papers: Papers): Promise<Gathered> {
  const gathered: Gathered = { entries: [], absent: [] };
  for (const print of [printOpenItems, printReports, printEstimates, printDrying, printPhotos])
    await print(db, printing, papers, gathered);
  return gathered;
}

type Print = (db: Read, printing: Printing, papers: Papers, into: Gathered) => Promise<void>;

const printOpenItems: Print = async (db, { printer, files }, papers, { entries }) => {
  const { of, project, items, timeZone, scratch, asker } = papers;
  if (of.kind === 'complete') return;
  const name = '00 Open items.pdf';
  const { sender } = await readSender(db, files.blobs);
  const unasked = items.stages.length === 0;
  const input: OpenItemsInput = {
    ...sender,
    project: { id: project.id, title: project.title },
    about: aboutProject(project),
    ...{ profile: items.profile, through: stageNames[of.through] },
    stages: items.stages.map(({ stage, items: its }) => ({
      name: stageNames[stage],
      missing: its.flatMap(({ severity, missing }) =>
        missing.map(({ sentence }) => ({ severity, sentence })),
      ),
      waived: its.reduce((sum, { waived }) => sum + waived, 0),
      reasons: items.reasons.filter(({ ruleId }) => its.some((item) => item.ruleId === ruleId)),
    })),
    former: items.reasons.filter(({ isFormer }) => isFormer),
    ...{ timeZone, fileName: name, printedAt: minuteOf(of) },
  };
  if (unasked)
    input.stages.push({
      name: stageNames.arrival,
      missing: items.required.map(({ message }) => ({ severity: 'must', sentence: message })),
      waived: 0,
      reasons: [],
    });
  entries.push(await scratch.bytes(name, await printer.openItems(input, asker)));
};

const printReports: Print = async (db, { printer, files }, papers, { entries, absent }) => {
  const { of, inspections, scratch, asker } = papers;
  if (inspections.length === 0) absent.push({ name: '01 Report.pdf', why: 'no inspection' });
  for (const [index, id] of inspections.entries()) {
    const read = await readReport(db, files, office, id);
    const parts = of.parts ? printedParts(read) : [wholeOf(read)];
    for (const part of parts) {
      const which = parts.length > 1 ? ` part ${part.number} of ${parts.length}` : '';
      const name = named('01 Report', index, inspections.length).replace('.pdf', `${which}.pdf`);
      const asked = { part, fileName: name, printedAt: minuteOf(of), asker };
      const use = async (path: string) => entries.push(await scratch.file(name, path));
      await printPart(db, { printer, files }, read, asked, use);
    }
  }
};

const printEstimates: Print = async (db, { printer, files }, papers, { entries, absent }) => {
  const { of, inspections, scratch, asker } = papers;
  const kept = [];
  for (const id of inspections) {
    const estimate = await readEstimate(db, office, id);
    // A draft changes with each entry, and nobody answers for it.
    if (estimate.number !== null) kept.push(estimate);
  }
  if (kept.length === 0) absent.push({ name: '02 Estimate.pdf', why: 'no estimate has been saved' });
  for (const [index, estimate] of kept.entries()) {
    const input = await estimateInput(db, files.blobs, estimate, minuteOf(of));
    const name = named('02 Estimate', index, kept.length);
    entries.push(await scratch.bytes(name, await printer.estimate(input, asker)));
  }
};

const printDrying: Print = async (db, { printer, files }, papers, { entries, absent }) => {
  const { of, project, scratch, asker } = papers;
  const name = '03 Drying.pdf';
  if (!hasBegun(await wholeDrying(db, project.id))) {
    absent.push({ name, why: 'no drying' });
    return;
  }
  const input = await dryingInput(db, office, files.blobs, { id: project.id, kind: 'full' });
  const bytes = await printer.drying({ ...input, fileName: name, printedAt: minuteOf(of) }, asker);
  entries.push(await scratch.bytes(name, bytes));
};

const besides = 400_000;

const printPhotos: Print = async (db, { printer, files }, papers, { entries, absent }) => {
  const { of, project, photos, timeZone, scratch, asker } = papers;
  if (photos.length === 0) {
    absent.push({ name: '04 Photos.pdf', why: 'no photos' });
    return;
  }
  const { sender } = await readSender(db, files.blobs);
  const sizes = photos.map(({ picture }) => picture?.size ?? 0);
  const sheets = partsOf(sizes, besides, of.parts ? mostReportBytes : Number.POSITIVE_INFINITY);
  for (const [index, { firstPhoto, photos: count }] of sheets.entries()) {
    const name = named('04 Photos', index, sheets.length);
    const its = photos.slice(firstPhoto - 1, firstPhoto - 1 + count);
    const input = {
      ...sender,
      project: { id: project.id, title: project.title },
      about: aboutProject(project),
      photos: its.map(({ photo }) => photo),
      title: 'Photos',
      size: 4 as const,
      ...{ timeZone, fileName: name, printedAt: minuteOf(of) },
    };
    const pictures = its.map(({ picture }) => picture);
    await printFile(
      files,
      (path) => printer.photoSheet(input, path, pictures, asker),
      async (path) => entries.push(await scratch.file(name, path)),
    );
  }
};

/** The moment a package was asked for, which every try prints. */
const minuteOf = ({ createdAt }: StoredPackage) => `${createdAt.slice(0, 16)}:00.000Z`;
