import { showPhone } from '@tidemark/contract/phones';
import { moment } from '../dates.ts';
import { flow } from '../kit/flow.ts';
import type { TextStyle } from '../kit/text.ts';
import { drawSender, ink, senderOf } from '../letterhead.ts';
import { factGrid } from './fact-grid.ts';
import { type Fact, factsOf, type Given } from './facts.ts';
import { isDebris, type ReportInput } from './input.ts';
import { left, type Paper, px, right, styles, whole } from './page.ts';

const title: TextStyle = { face: 'bold', size: 36 * px, color: ink.black, tracking: -0.025 };
const loss: TextStyle = { face: 'bold', size: 19 * px, color: ink.dark };

/** "Inspection report", and for a part, which one. */
export function titleOf({ part }: Pick<ReportInput, 'part'>): string {
  return part.count === 1 ? 'Inspection report' : `Inspection report, part ${part.number} of ${part.count}`;
}

/** The first page's header: company, loss and the report's counts. */
export function cover(paper: Paper, input: ReportInput): void {
  const { pdf, root, pages } = paper;
  const place = { left, right, mark: 45 * px, lower: 71.5 * px, rule: 83 * px };
  drawSender(pdf, root, { ...senderOf(input), width: right - left - 40 * px }, place);
  pages.y = (input.part.number === 1 ? 150 : 110) * px;
  flow(pdf, root, pages, titleOf(input), { ...whole, style: title, type: 'H1' });
  flow(pdf, root, pages, input.project.title, { ...whole, style: loss });
  const address = addressOf(input.project);
  if (address) flow(pdf, root, pages, address, { ...whole, style: styles.text });
  pages.y += 16 * px;
  factGrid(paper, coverFacts(input));
  const { cancellationReason, notes, status } = input.inspection;
  if (status !== 'Cancelled') return;
  const why = [cancellationReason, notes].filter(Boolean).join('\n');
  flow(pdf, root, pages, `Cancelled: ${why}`, { ...whole, style: styles.text });
}

function addressOf({ addressLine1, addressLine2, city, state, zipCode }: ReportInput['project']): string {
  const place = [state, zipCode].filter(Boolean).join(' ');
  return [addressLine1, addressLine2, city, place].filter(Boolean).join(', ');
}

export function coverFacts({ project, inspection, technicianName, timeZone, ...of }: ReportInput): Fact[] {
  const { submittedAt, completedAt, startedAt, status } = inspection;
  const sent = submittedAt ?? completedAt;
  const facts = factsOf([
    ['Customer', project.customerName],
    ['Phone', project.customerPhone && showPhone(project.customerPhone)],
    ['Enquiry', `#${project.id}`],
    ['Inspection', of.inspectionNumber],
    ['Status', status === 'In Progress' ? 'In Progress, not submitted' : status],
    ['Technician', technicianName],
    ['Inspected', moment(startedAt, timeZone)],
    ['Submitted', sent ? moment(sent, timeZone) : 'Not submitted'],
    ...officeFacts(project, inspection),
    ['Rooms', of.rooms.length],
    ['Photos', of.photos.filter((photo) => !isDebris(photo)).length],
    ['Debris photos', of.photos.filter(isDebris).length],
    ['Voice notes', of.voiceNotes.length],
    ['Documents', of.documents.length],
    ...(of.part.count > 1 ? [['In this part', printedIn(of.part)] satisfies Given] : []),
  ]);
  return facts;
}

/** What only the office knows of the policy; of who pays themselves, nothing. */
function officeFacts(project: ReportInput['project'], inspection: ReportInput['inspection']): Given[] {
  if (inspection.insuranceClaimType !== 'Insurance') return [];
  const { policyNumber, adjusterPhone, adjusterEmail } = project;
  const facts: Given[] = [
    ['Policy number', policyNumber],
    ['Adjuster phone', adjusterPhone && showPhone(adjusterPhone)],
    ['Adjuster email', adjusterEmail],
  ];
  return facts.filter(([, value]) => value);
}

/** By each photo's number in the whole report. */
const printedIn = ({ from, to }: ReportInput['part']): string =>
  to > from ? `Photos ${from + 1} to ${to}` : 'No photos';
