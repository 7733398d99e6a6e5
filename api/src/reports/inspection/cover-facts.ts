import { filledCount } from '@tidemark/contract/claim-sheets/filled';
import { estimateNumber } from '@tidemark/contract/estimates/number';
import { policiesOf } from '@tidemark/contract/inspections/policies';
import { showPhone } from '@tidemark/contract/phones';
import { showDay } from '@tidemark/contract/written-days';
import { dayOf, moment } from '../dates.ts';
import { type FactGroup, factsOf, type Given } from './facts.ts';
import { isDebris, type ReportInput } from './input.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** What an adjuster looks for first, in three blocks; what is not known is left out. */
export function coverBlocks(input: ReportInput): FactGroup[] {
  const { inspection, technicianName, timeZone = 'UTC' } = input;
  const { submittedAt, completedAt, startedAt, status, damageType, category } = inspection;
  const claim = claimOf(input);
  const sent = submittedAt ?? completedAt;
  return [
    { title: 'Insurance', facts: factsOf(claim.facts) },
    {
      title: 'Loss',
      facts: factsOf([
        ['Date of loss', claim.dateOfLoss && showDay(claim.dateOfLoss)],
        ['Cause of loss', claim.cause],
        ['Damage', [damageType.join(', '), category].filter(Boolean).join(', ')],
      ]),
    },
    {
      title: 'Inspection',
      facts: factsOf([
        ['Inspected', moment(startedAt, timeZone)],
        ['Submitted', sent && moment(sent, timeZone)],
        ['Status', status === 'In Progress' ? 'Not submitted' : status],
        ['Technician', technicianName],
        ['Times', timeZone],
      ]),
    },
  ].filter(({ facts }) => facts.length > 0);
}

interface Claim {
  number: string | null;
  dateOfLoss: string | null;
  cause: string | null;
  facts: Given[];
}

/** Of the policy that is billed; of who pays themselves there is none. */
export function claimOf({ inspection: it, project }: Pick<ReportInput, 'inspection' | 'project'>): Claim {
  if (it.insuranceClaimType !== 'Insurance') {
    const payer: Given[] = [['Payment', it.insuranceClaimType === 'SelfPay' && 'Self-pay']];
    return { number: null, dateOfLoss: null, cause: null, facts: payer };
  }
  const second = policiesOf(it).master ? '' : '1';
  const insurer = it[`insuranceCompany${second}`];
  const deductible = it[`deductible${second}`];
  const { policyNumber, causeOfLoss, adjusterPhone, adjusterEmail } = project;
  const number = it[`claimNumber${second}`];
  return {
    number,
    dateOfLoss: it[`dateOfLoss${second}`],
    cause: causeOfLoss,
    facts: [
      ['Insurer', insurer],
      ['Claim', number],
      ['Policy', policyNumber],
      ['Adjuster', it[`adjuster${second}`]],
      ['Phone', adjusterPhone && showPhone(adjusterPhone)],
      ['Email', adjusterEmail],
      ['Deductible', deductible === null ? null : dollars.format(deductible)],
    ],
  };
}

/** The report in figures. */
export function coverFigures({ rooms, photos, estimate, timeZone, ...of }: ReportInput): Figure[] {
  const debris = photos.filter(isDebris).length;
  const files = of.voiceNotes.length + of.documents.length;
  const figure = (value: number, label: string): Figure => ({ label, value: value.toLocaleString('en-US') });
  const named =
    estimate && (estimate.number === null ? 'draft' : estimateNumber(estimate.projectId, estimate.number));
  return [
    ...(estimate
      ? [
          {
            label: `Estimate ${named}${estimate.madeAt ? `, ${dayOf(estimate.madeAt, timeZone)}` : ''}`,
            value: dollars.format(estimate.total),
          },
        ]
      : []),
    figure(rooms.length, 'Rooms'),
    figure(
      rooms.reduce((sum, { rows }) => sum + filledCount(rows), 0),
      'Claim sheet lines',
    ),
    figure(photos.length - debris, 'Photos'),
    ...(debris > 0 ? [figure(debris, 'Debris photos')] : []),
    ...(files > 0 ? [figure(files, 'Files')] : []),
  ];
}

export interface Figure {
  label: string;
  value: string;
}
