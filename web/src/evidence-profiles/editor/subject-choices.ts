import { catalogue } from '@tidemark/contract/claim-sheets/catalogue';
import { documentKindNames } from '@tidemark/contract/document-templates/kinds';
import { type Condition, plainSubjects, subjects } from '@tidemark/contract/evidence-profiles/rule';
import { conditionWords, subjectWords } from '@tidemark/contract/evidence-profiles/rule-words';
import { damageCategories, damageTypes } from '@tidemark/contract/inspections/fields';
import { inspectionQuestions } from '@tidemark/contract/inspections/questions';

interface Group {
  label: string;
  choices: { value: string; label: string }[];
}

/** A document of the job by its label; what it is called is typed beside it. */
export const anyFile = 'file:';
const startingWith = (kind: string) => subjects.filter((subject) => subject.startsWith(`${kind}:`));
const group = (label: string, values: readonly string[]): Group => ({
  label,
  choices: values.map((value) => ({ value, label: subjectWords(value) })),
});

/** What can be asked, as a select shows it. */
export const subjectGroups: readonly Group[] = [
  group('Photos', startingWith('shot')),
  group('Claim', startingWith('intake')),
  group('Rooms, drying, signatures and invoices', plainSubjects),
  group(
    'Signed documents',
    documentKindNames.map((kind) => `document:${kind}`),
  ),
  { label: 'Documents of the job', choices: [{ value: anyFile, label: 'Document with these words…' }] },
  group('Checks of every inspection', startingWith('basic')),
];
export const isListed = (subject: string): boolean => subjects.includes(subject);

/** A question or a line of the claim sheet. */
function nameOf(of: Condition): string | undefined {
  if (of.if === 'answer') return inspectionQuestions.find(({ code }) => code === of.is)?.question;
  const line = of.if === 'sheetLine' ? catalogue.get(of.is) : undefined;
  return line && [line.section.title, line.title].filter(Boolean).join(', ');
}
export const wordsOf = (when: Condition): string => conditionWords(when, nameOf);

const conditions: readonly [label: string, of: readonly Condition[]][] = [
  ['Damage type', damageTypes.map((is) => ({ if: 'damageType', is }))],
  ['Category', damageCategories.map((is) => ({ if: 'category', is }))],
  ['Class', [1, 2, 3, 4].map((is) => ({ if: 'class', is }))],
  ['Job', [{ if: 'contentsMoved' }, { if: 'debrisCharged' }, { if: 'dryingBegun' }, { if: 'unitsPlaced' }]],
  ['Question answered yes', inspectionQuestions.map(({ code: is }) => ({ if: 'answer', is }))],
  ['Claim sheet line is filled', [...catalogue.keys()].map((is) => ({ if: 'sheetLine', is }))],
];
export const conditionGroups = conditions.map(([label, of]) => ({
  label,
  choices: of.map((when) => ({ value: JSON.stringify(when), label: wordsOf(when) })),
}));
