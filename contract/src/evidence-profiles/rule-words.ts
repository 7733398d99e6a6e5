import { type DocumentKind, documentKinds } from '../document-templates/kinds.ts';
import { shotNames } from '../shot-names.ts';
import type { Shot } from '../shots.ts';
import type { Condition, EvidenceRule } from './rule.ts';

/** What a subject asks for, by its kind or, without one, by itself. */
const plain: Readonly<Record<string, string>> = {
  'intake:dateOfLoss': 'Date of loss',
  'intake:insuranceCompany': 'Insurance company',
  'intake:claimNumber': 'Claim number',
  'sheet-line': 'Claim sheet line',
  dimensions: 'Size of the room',
  sketch: 'Sketch of the room',
  'reading:air-set': 'Readings of the air: outside, unaffected, affected',
  'reading:points': 'Readings of every wet point',
  'reading:dry-standard': 'Dry standard',
  'category-reason': 'Reason of the category',
  class: 'Class',
  'units-counted': 'Units counted',
  'units-out': 'Every unit removed',
  'points-dry': 'Every point dry',
  'visit-times': 'Times of the visit',
  'signature:technician': "Technician's signature",
  'signature:customer': "Customer's signature",
  'invoice-issued': 'Invoice issued',
  'invoice-equals-estimate': 'Invoices come to what was approved',
  'basic:intake': 'Project info',
  'basic:questions': 'Questions',
  'basic:rooms': 'At least one room',
  'basic:claim-sheets': 'Claim sheet of each room',
  'basic:room-photos': 'Photo of each room',
  'basic:trash-photos': 'Photo of the debris',
  'basic:signatures': "Technician's signature of the inspection",
};

/** What a rule asks for, as lists name it. */
export function subjectWords(subject: string): string {
  const [kind, what = ''] = subject.split(/:(.*)/s);
  if (kind === 'shot')
    return what
      .split('|')
      .map((shot, at) => (at === 0 ? shotNames[shot as Shot] : shotNames[shot as Shot].toLowerCase()))
      .join(' or ');
  if (kind === 'document') return `${documentKinds[what as DocumentKind].en}, signed`;
  return kind === 'file' ? `Document “${what}”` : (plain[subject] ?? subject);
}

export const ruleWords = ({ wording, subject }: Pick<EvidenceRule, 'wording' | 'subject'>): string =>
  wording ?? subjectWords(subject);

/** A condition of a rule, without the questions and lines that it names: those are looked up by their screen. */
export function conditionWords(when: Condition, named: (of: Condition) => string | undefined): string {
  switch (when.if) {
    case 'damageType':
    case 'category':
      return when.is;
    case 'class':
      return `Class ${when.is}`;
    case 'sheetLine':
    case 'answer':
      return named(when) ?? String(when.is);
    case 'contentsMoved':
      return 'Contents were moved';
    case 'debrisCharged':
      return 'Debris is charged';
    case 'dryingBegun':
      return 'Drying has begun';
    default:
      return 'Units are placed';
  }
}
