import type { SendingWay, Standing } from '@tidemark/contract/estimates/standing';
import { showDay, showMoment } from '../ui/format/dates.ts';
import { dollars } from '../ui/format/dollars.ts';
import { showSize } from '../ui/format/show-size.ts';
import type { Known } from './letter-draft.ts';

const ways: Record<SendingWay, string> = {
  mail: 'by email',
  'by hand': 'by hand',
  portal: 'through a portal',
};

/** Texts of what only managers do with an estimate; they load with it. */
export const officeCopy = {
  stages: 'State of the estimate',
  superseded: 'Sent, replaced by a newer one',
  send: 'Send',
  sendAgain: 'Send again',
  sendTitle: (number: string) => `Send estimate ${number}`,
  sendTo: (count: number) => (count === 0 ? 'Send' : `Send to ${count} ${count === 1 ? 'person' : 'people'}`),
  sentTitle: 'The estimate is on its way',
  sentHint: 'Deliveries show when it has arrived.',
  sendFailed: 'Failed to send',
  needsNetwork: 'This needs a connection.',
  toHint: 'Separate several addresses with commas.',
  addPerson: ({ role, name, email }: Known) => (role === 'me' ? `Me, ${email}` : `${name || email}, ${role}`),
  attachments: 'Attachments',
  attachPdf: 'Estimate PDF',
  attachCsv: 'Estimate CSV',
  attachReport: (report: { size: number; photos: number; parts: readonly unknown[] } | undefined) => {
    if (!report) return 'Inspection report';
    const size = `about ${showSize(report.size)}`;
    return report.parts.length > 1
      ? `Inspection report, ${size}: too large for one email`
      : `Inspection report, ${size}`;
  },
  open: (paper: string) => `Open ${paper}`,
  openFailed: "Couldn't open the file",
  popUp: 'Your browser blocked the new tab. Allow pop-ups for this site, then try again.',
  sentTo: ({ to, cc, sentAt, sentBy }: Standing['letters'][number]) =>
    `Sent ${showMoment(sentAt)} by ${sentBy} to ${[...to, ...cc].join(', ')}.`,
  sentBy: ({ how, to, on, recordedBy }: NonNullable<Standing['sendings']>[number]) =>
    `Sent ${showDay(on)} ${ways[how]} to ${to}, recorded by ${recordedBy}.`,
  approvedBy: ({ approvedBy, approvedOn, recordedBy }: NonNullable<Standing['approval']>) =>
    `Approved ${showDay(approvedOn)} by ${approvedBy}, recorded by ${recordedBy}.`,
  approve: 'Record approval',
  approveTitle: (number: string) => `Approval of estimate ${number}`,
  approved: 'Approval saved.',
  approveFailed: 'Failed to save the approval',
  editLines: 'Edit lines',
  editTitle: 'Lines of the estimate',
  editHint:
    'Quantities and rates come from the claim sheets and the price list. Add a note to each line, a code if the price list has none that fits, and lines and adjustments of your own. Saving makes a new estimate.',
  editLoadFailed: 'Failed to load the lines',
  editFailed: 'Failed to save the lines',
  leave: {
    title: 'Close without saving?',
    message: "Your changes won't be saved.",
    confirmLabel: 'Close',
    cancelLabel: 'Keep editing',
    destructive: true,
  },
  insert: 'Insert',
  reasonKinds: { photos: 'Photos:', class: 'Class:', readings: 'Reading:' },
  noteLeft: (used: number, limit: number) => `${used} of at most ${limit} characters.`,
  noteTooLong: (length: number, limit: number) =>
    `Not inserted: the note would have ${length} characters. It can have at most ${limit}.`,
  addLine: 'Add line',
  addAdjustment: 'Add adjustment',
  adjustments: 'Adjustments',
  figureWrong: 'Enter a figure with at most 2 decimals.',
  belowZero: 'Enter 0 or more.',
  proof: 'Document of the approval',
  noProof: 'None',
  noDocuments: 'Add it to the files of this job first.',
  otherLines: 'Fees and other lines',
  sentAs: (figures: string) => `Sent as ${figures}`,
  quantityOf: (title: string) => `Quantity, ${title}`,
  rateOf: (title: string) => `Rate, ${title}`,
  reasonOf: 'Reason',
  comesTo: (total: number) => `The lines come to ${dollars(total)}.`,
  differs: (total: number, amount: number) => `The lines come to ${dollars(total)}, not ${dollars(amount)}.`,
  setTotal: (total: number) => `Use ${dollars(total)}`,
  proofIs: (name: string) => `Document: ${name}.`,
  linesDiffer: (count: number) => (count === 1 ? '1 line differs' : `${count} lines differ`),
  how: 'How',
  recordSent: 'Record as sent',
  sentRecorded: 'Saved as sent.',
  takeBack: 'Take back',
  takeBackTitle: (number: string) => `Take back estimate ${number}`,
  takeBackHint: 'It becomes a draft again. The log keeps what was sent.',
  takenBack: 'The estimate is a draft again.',
  takeBackFailed: 'Failed to take the estimate back',
  supplements: 'Supplements',
  noSupplements: 'None yet. When a newer estimate differs, a supplement asks for the difference.',
  supplementsFailed: 'Failed to load the supplements',
  makeSupplement: (from: string) => `Make one from estimate ${from}`,
  supplementMade: (named: string) => `Supplement ${named} made.`,
  supplementFailed: 'Failed to make the supplement',
  supplementTo: (estimate: string) => `to estimate ${estimate}`,
  sendSupplement: (named: string) => `Send supplement ${named}`,
  supplementFile: (named: string) => `The PDF of supplement ${named} is attached.`,
  supplementSentTitle: 'The supplement is on its way',
  wholeLines: 'Each line with its whole quantity. What was approved before is taken off the total.',
  approveSupplementTitle: (named: string) => `Approval of supplement ${named}`,
  amountWrong: 'Enter an amount in dollars with at most 2 decimals.',
} as const;
