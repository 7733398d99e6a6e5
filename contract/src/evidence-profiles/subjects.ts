import { type DocumentKind, documentKinds } from '../document-templates/kinds.ts';
import { inVisitOrder, isDry, seriesOf, stateOfReading } from '../drying/dry.ts';
import { isIn, unitsStanding } from '../drying/placement.ts';
import type { Visit } from '../drying/record.ts';
import { unitName } from '../drying/unit-name.ts';
import { policiesOf } from '../inspections/policies.ts';
import type { BasicKind } from './basic-kinds.ts';
import { whyNotApproved } from './billing.ts';
import { countBasic } from './count-basic.ts';
import type { Counted } from './count-photos.ts';
import type { EvidenceFacts } from './facts.ts';
import type { AskedClaimFact, EvidenceRule } from './rule.ts';
import { type Target, wetPoints } from './targets.ts';

/** Asked for something that this job has no part in. */
const notAsked: Counted = { done: 0, of: 0, missing: [] };
const all = (missing: readonly string[], of: number): Counted => ({
  ...{ done: of - missing.length, of, missing: [...missing] },
});
const one = (isDone: boolean, sentence: string): Counted => all(isDone ? [] : [sentence], 1);

const factNames: Readonly<Record<AskedClaimFact, string>> = {
  dateOfLoss: 'date of loss',
  insuranceCompany: 'insurance company',
  claimNumber: 'claim number',
};

type Rule = Pick<EvidenceRule, 'subject' | 'stage' | 'minimum'>;

/** What is done of a rule that asks for no photo, for one target. */
export function countSubject(
  { subject, stage, minimum }: Rule,
  target: Target,
  facts: EvidenceFacts,
): Counted {
  const [kind, what = ''] = split(subject);
  const { drying, inspection } = facts;
  switch (kind) {
    case 'basic':
      return countBasic(what as BasicKind, facts);
    case 'intake':
      return claimFact(what as AskedClaimFact, facts);
    case 'document':
      return one(
        facts.signed.includes(what),
        `There is no signed ${documentKinds[what as DocumentKind].en}.`,
      );
    case 'file':
      return one(
        facts.files.some((label) => label.toLowerCase().includes(what.toLowerCase())),
        target.name ? `${target.name} has no document “${what}”.` : `There is no document “${what}”.`,
      );
    case 'signature':
      return one(
        Boolean(what === 'customer' ? inspection?.customerSignature : inspection?.technicianSignature),
        `The ${what} has not signed.`,
      );
    case 'sheet-line': {
      if (!target.room) return notAsked;
      return one(target.room.filledCount >= minimum, `${target.name} has no claim sheet lines.`);
    }
    case 'dimensions':
      return target.room ? one(target.room.hasDimensions, `${target.name} has no size.`) : notAsked;
    case 'sketch':
      return target.room ? one(target.room.hasSketch, `${target.name} has no sketch.`) : notAsked;
    case 'invoice-issued':
      return one(facts.billing.issued, 'No invoice has been issued.');
    case 'invoice-equals-estimate': {
      const why = whyNotApproved(facts.billing);
      return one(why === undefined, why ?? '');
    }
    default:
      return drying === null
        ? notAsked
        : ofDrying(kind === 'reading' ? what : kind, { stage, target, facts, drying });
  }
}

function split(subject: string): [kind: string, what?: string] {
  const at = subject.indexOf(':');
  return at < 0 ? [subject] : [subject.slice(0, at), subject.slice(at + 1)];
}

/** Of the policy that is billed, else what the office entered. */
function claimFact(name: AskedClaimFact, { inspection, project }: EvidenceFacts): Counted {
  if (inspection?.insuranceClaimType === 'SelfPay') return notAsked;
  const second = inspection && policiesOf(inspection).homeowner && !policiesOf(inspection).master ? '1' : '';
  const told = inspection?.[`${name}${second}`] || project[name];
  return one(Boolean(told), `The ${factNames[name]} is not known.`);
}

interface AskedOfDrying {
  stage: EvidenceRule['stage'];
  target: Target;
  facts: EvidenceFacts;
  drying: NonNullable<EvidenceFacts['drying']>;
}

function ofDrying(what: string, { stage, target, facts, drying }: AskedOfDrying): Counted {
  switch (what) {
    case 'air-set':
      return airSet(target.visit ?? visitOf(stage, drying), target.visit ? target.name : '', drying);
    case 'points':
      return pointsRead(target, drying);
    case 'dry-standard':
      return one(
        drying.standards.some(({ material }) => material === target.material),
        `There is no dry standard of ${target.name}.`,
      );
    case 'category-reason':
      return one(Boolean(drying.categoryReason), 'The category has no reason.');
    case 'class':
      return one(drying.class !== null, 'The class is not set.');
    case 'units-counted':
      return unitsCounted(target, drying);
    case 'units-out': {
      const standing = drying.placements.filter(({ events }) => isIn(events));
      const missing = standing.map((placement) => `${unitName(drying, placement)} has not been removed.`);
      return all(missing, Math.max(1, drying.placements.length));
    }
    case 'points-dry': {
      const wet = wetPoints(facts).map(({ number }) => `Point ${number} is not dry.`);
      if (wet.length === 0) return one(isDry(drying), 'The newest visit does not show every point dry.');
      return all(wet, drying.points.filter(({ removedAt }) => removedAt === null).length);
    }
    default:
      return target.visit ? one(target.visit.endedAt !== null, `${target.name} has not ended.`) : notAsked;
  }
}

/** A rule of the first visit looks at the set-up, a later one at the newest visit that has ended. */
function visitOf(stage: EvidenceRule['stage'], { visits }: AskedOfDrying['drying']): Visit | undefined {
  const ordered = inVisitOrder(visits);
  return stage === 'first-visit' ? ordered[0] : ordered.findLast(({ endedAt }) => endedAt !== null);
}

const airSetPlaces = ['outside', 'unaffected', 'affected'] as const;

function airSet(visit: Visit | undefined, name: string, { air }: AskedOfDrying['drying']): Counted {
  if (!visit) return all(['The air has not been read yet.'], 1);
  if (visit.endedAt === null && name) return notAsked;
  const read = new Set(air.filter(({ visitId }) => visitId === visit.id).map(({ place }) => place));
  const missing = airSetPlaces.filter((place) => !read.has(place));
  const where = name ? `${name} has no reading of the` : 'There is no reading of the';
  return all(
    missing.map((place) => `${where} ${place} air.`),
    airSetPlaces.length,
  );
}

/** Before a visit ended somebody counted the units that stood, and came to what the equipment log says. */
function unitsCounted({ visit, name }: Target, { placements }: AskedOfDrying['drying']): Counted {
  if (!visit || visit.endedAt === null) return notAsked;
  const standing = unitsStanding(placements, visit.endedAt);
  // A device that kept the visit from before counts does not have the field.
  const counted = visit.unitsCounted ?? null;
  if (counted === null)
    return standing === 0 ? notAsked : one(false, `The units were not counted in ${name.toLowerCase()}.`);
  return one(counted === standing, `${name} counted ${unitsIn(counted)}, the log has ${standing}.`);
}
const unitsIn = (count: number) => (count === 1 ? '1 unit' : `${count} units`);

/** Every point that was wet before a visit, and stood in it, was read in it; one that was never read, in the newest. */
function pointsRead({ visit, name }: Target, drying: AskedOfDrying['drying']): Counted {
  if (!visit || visit.endedAt === null) return notAsked;
  const ended = inVisitOrder(drying.visits).filter(({ endedAt }) => endedAt !== null);
  const place = ended.findIndex(({ id }) => id === visit.id);
  const before = new Set(ended.slice(0, place).map(({ id }) => id));
  const asked: { number: number; isRead: boolean }[] = [];
  for (const point of drying.points) {
    if (point.removedAt !== null && Date.parse(point.removedAt) <= Date.parse(visit.startedAt)) continue;
    const read = seriesOf(drying, point).flatMap(({ readings, ...by }) =>
      readings.map((reading) => ({ reading, ...by })),
    );
    const isRead = read.some(({ reading }) => reading.visitId === visit.id);
    const last = read.findLast(({ reading }) => before.has(reading.visitId));
    const isNew = read.length === 0 && place === ended.length - 1;
    const wasWet = last ? stateOfReading(last.reading, last.goal, last.point) !== 'dry' : isNew;
    if (isRead || wasWet) asked.push({ number: point.number, isRead });
  }
  const missing = asked.filter(({ isRead }) => !isRead);
  return all(
    missing.map(({ number }) => `Point ${number} was not read in ${name.toLowerCase()}.`),
    asked.length,
  );
}
