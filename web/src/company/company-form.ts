import {
  type Company,
  type CompanyEntry,
  type CompanyFacts,
  type CompanyField,
  companyEntry,
  companyFieldNames,
  companyFields,
} from '@tidemark/contract/company/profile';
import { inSentence } from '@tidemark/contract/fields';
import { typedNumber } from '@tidemark/contract/typed-numbers';

/** What is not one typed text. */
const rich = [
  ...(['licences', 'footers', 'logoId', 'techniciansReadPrices', 'defaultTaxable', 'itemNames'] as const),
] satisfies CompanyField[];
type Rich = (typeof rich)[number];
/** What is typed and chosen; empty: none. */
export type CompanyForm = Record<TypedCompanyField, string> & Pick<CompanyFacts, Rich>;
export type TypedCompanyField = Exclude<CompanyField, Rich>;
export type CompanyErrors = Readonly<Record<string, string>>;

export interface CompanyFieldsProps {
  form: CompanyForm;
  errors: CompanyErrors;
  onChange: (part: Partial<CompanyForm>) => void;
}

const isRich = (name: CompanyField): name is Rich => rich.some((one) => one === name);
const numbers: readonly CompanyField[] = [
  ...(['altitudeFt', 'estimateValidityDays', 'visitMinutes', 'workdayHours', 'termsDays'] as const),
];

export const formOf = (company: Company): CompanyForm =>
  Object.fromEntries(
    companyFieldNames.map((name) => [name, isRich(name) ? company[name] : String(company[name] ?? '')]),
  ) as CompanyForm;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ, as a sentence names them. */
export const changedIn = (form: CompanyForm, was: CompanyForm): string[] =>
  companyFieldNames
    .filter((name) => !same(form[name], was[name]))
    .map((name) => (name === 'taxId' ? 'tax ID' : inSentence(companyFields[name].label)));

/** What is saved, or the first sentence of each field in the contract's words. */
export function readForm(form: CompanyForm): { errors: CompanyErrors; entered: CompanyEntry | undefined } {
  const raw = Object.fromEntries(
    companyFieldNames.map((name) => {
      const typed = form[name];
      return [name, numbers.includes(name) ? (typedNumber(String(typed)) ?? typed) : typed];
    }),
  );
  const read = companyEntry.safeParse(raw);
  if (read.success) return { errors: {}, entered: read.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of read.error.issues) errors[path.join('.')] ??= message;
  return { errors, entered: undefined };
}
