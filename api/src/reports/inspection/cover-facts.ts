import { filledCount } from '@tidemark/contract/claim-sheets/filled';
import { estimateNumber } from '@tidemark/contract/estimates/number';
import { policiesOf } from '@tidemark/contract/inspections/policies';
import { showPhone } from '@tidemark/contract/phones';
import { showDay } from '@tidemark/contract/written-days';
import { dayOf, moment } from '../dates.ts';
import { type FactGroup, factsOf, type Given } from './facts.ts';
import { isDebris, type ReportInput } from './input.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** What an adjuster looks for first, in blocks; what is not known is left out. */
export function coverBlocks(input: ReportInput): FactGroup[] {
  const { inspection, project, technicianName, timeZone = 'UTC' } = input;
  const { submittedAt, completedAt, startedAt, status, damageType, category } = inspection;
  const claims = claimsOf(input);
  const sent = submittedAt ?? completedAt;
  return [
    ...insuranceOf(input, claims),
    {
      title: 'Loss',
      facts: factsOf([
        ['Date of loss', claims.length === 1 && dayOfLoss(claims[0]!)],
        ['Cause of loss', claims.length > 0 && project.causeOfLoss],
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
  whose: 'master' | 'homeowner';
  number: string | null;
  dateOfLoss: string | null;
  facts: Given[];
}

/** One for each policy, first the billed one, of which the office knows more; none of who pays themselves. */
export function claimsOf({ inspection: it, project }: Pick<ReportInput, 'inspection' | 'project'>): Claim[] {
  if (it.insuranceClaimType !== 'Insurance') return [];
  const { master, homeowner } = policiesOf(it);
  const suffixes = master ? (homeowner ? (['', '1'] as const) : ([''] as const)) : (['1'] as const);
  return suffixes.map((suffix, index) => {
    const deductible = it[`deductible${suffix}`];
    const ofOffice: Given[] = [
      ['Phone', project.adjusterPhone && showPhone(project.adjusterPhone)],
      ['Email', project.adjusterEmail],
    ];
    return {
      whose: suffix === '' ? 'master' : 'homeowner',
      number: it[`claimNumber${suffix}`],
      dateOfLoss: it[`dateOfLoss${suffix}`],
      facts: [
        ['Insurer', it[`insuranceCompany${suffix}`]],
        ['Claim', it[`claimNumber${suffix}`]],
        ['Policy', index === 0 && project.policyNumber],
        ['Adjuster', it[`adjuster${suffix}`]],
        ...(index === 0 ? ofOffice : []),
        ['Deductible', deductible === null ? null : dollars.format(deductible)],
      ],
    };
  });
}

const dayOfLoss = ({ dateOfLoss }: Claim) => dateOfLoss && showDay(dateOfLoss);

/** Two policies have a block each, with its own date of loss. */
function insuranceOf({ inspection }: ReportInput, claims: readonly Claim[]): FactGroup[] {
  if (claims.length > 1)
    return claims.map((claim) => ({
      title: `Insurance, ${claim.whose}`,
      facts: factsOf([...claim.facts, ['Date of loss', dayOfLoss(claim)]]),
    }));
  const payer: Given[] = [['Payment', inspection.insuranceClaimType === 'SelfPay' && 'Self-pay']];
  return [{ title: 'Insurance', facts: factsOf(claims[0]?.facts ?? payer) }];
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
