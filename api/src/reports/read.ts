export type { ReportInput } from './inspection/input.ts';
export { plannedParts, printedParts, wholeOf } from './inspection/plan-parts.ts';
export { printPart, type ReportPrinting } from './inspection/print-part.ts';
export { type ReadReport, readReport } from './inspection/read-report.ts';
export type { Printing } from './print-claim-sheet.ts';
export { type EstimatePrinting, estimateInput } from './print-estimate.ts';
export { readSheetFacts } from './read-sheet-facts.ts';
export { deliveries } from './render.ts';
