import { z } from 'zod';
import { sameJson } from '../same-json.ts';
import { calendarDate, canBeStored, dateTime, requiredText, serialId, text, uuid } from '../shapes.ts';
import { type DocumentKind, documentKindNames, documentLanguages } from './kinds.ts';
import { readMarkup } from './markup.ts';

export const longestBody = 40_000;

/** Who checked the text, as the manager says. */
const checked = z.strictObject({
  by: requiredText(120, 'Name who checked the text.'),
  on: calendarDate,
  note: text(500).nullable(),
});

export const templateText = {
  kind: z.enum(documentKindNames, 'Choose what the document is for.'),
  language: z.enum(documentLanguages, 'Choose the language.'),
  title: requiredText(120, 'Title is required'),
  body: z
    .string('The text is required.')
    .max(longestBody, 'Use at most 40,000 characters.')
    .refine(canBeStored, 'The text has a character that cannot be stored.'),
  needsConsent: z.boolean(),
  withCancellation: z.boolean(),
  checked: checked.nullable(),
};

/** What a manager saves. Each fault of the body is a detail of its own, with its line. */
export const templateEntry = z.strictObject({
  ...templateText,
  needsConsent: templateText.needsConsent.default(true),
  withCancellation: templateText.withCancellation.default(false),
  checked: templateText.checked.default(null),
});
export type TemplateEntry = z.output<typeof templateEntry>;

/** A version of a text (documents.md, section 3). Without an author it ships with Tidemark. */
export const documentTemplate = z.object({
  id: uuid,
  version: serialId,
  ...templateText,
  savedAt: dateTime.nullable(),
  savedBy: z.string().nullable(),
  /** May be signed. */
  released: z.boolean(),
});
export type DocumentTemplate = z.output<typeof documentTemplate>;

/** Why a text cannot be saved, as sentences; none if it can. */
export function textErrors({ kind, body }: Pick<TemplateEntry, 'kind' | 'body'>): string[] {
  const { blocks, errors } = readMarkup(body);
  const isSigned = blocks.some((block) => block.kind === 'sign');
  if (kind !== 'consent') return isSigned ? errors : [...errors, 'There is no place to sign.'];
  const boxes = blocks.filter((block) => block.kind === 'box' && block.must);
  return boxes.length === 1 && blocks.every((block) => !isPlace(block.kind))
    ? errors
    : [...errors, 'A consent has one box, beginning with [!], and nothing to sign.'];
}

const isPlace = (kind: string) => ['sign', 'initials', 'write', 'choice'].includes(kind);

/** These state facts only, so they are released as they ship; every other text needs a check. */
export const releasedAsShipped: readonly DocumentKind[] = [
  'drying-certificate',
  'completion-certificate',
  'equipment-on-site',
];
export const isReleased = ({
  kind,
  checked: check,
  savedBy,
}: Pick<DocumentTemplate, 'kind' | 'checked' | 'savedBy'>): boolean =>
  check !== null || (savedBy === null && releasedAsShipped.includes(kind));

const parts = ['kind', 'language', 'title', 'body', 'needsConsent', 'withCancellation', 'checked'] as const;
/** The parts that differ between two versions. */
export const changedParts = (before: TemplateEntry, after: TemplateEntry) =>
  parts.filter((name) => !sameJson(before[name], after[name]));

/** A check is of the text as it was: a changed text needs one of its own. */
export function withOwnCheck(before: TemplateEntry, after: TemplateEntry): TemplateEntry {
  const changed = changedParts(before, after);
  const isOfFormerText = changed.length > 0 && !changed.includes('checked');
  return isOfFormerText ? { ...after, checked: null } : after;
}
