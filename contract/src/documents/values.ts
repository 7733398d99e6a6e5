import { type ClaimSheetSection, claimSheetSections } from '../claim-sheets/catalogue.ts';
import { isFilled } from '../claim-sheets/filled.ts';
import type { SheetRows } from '../claim-sheets/row.ts';
import { contactLine, licenceLine } from '../company/letterhead.ts';
import type { Company } from '../company/profile.ts';
import { type DocumentField, documentFields, documentLists } from '../document-templates/document-fields.ts';
import type { DocumentLanguage } from '../document-templates/kinds.ts';
import { type Block, readMarkup } from '../document-templates/markup.ts';
import type { Inline } from '../document-templates/markup-lines.ts';
import { type PolicyFields, policies, preparedFor } from '../estimates/bill-to.ts';
import type { Standing } from '../estimates/standing.ts';
import { inSentence } from '../fields.ts';
import { withOfficeFacts } from '../inspections/office-offer.ts';
import { showPhone } from '../phones.ts';
import { fees } from '../price-list/chargeables.ts';
import type { PriceListFigures } from '../price-list/price-list.ts';
import type { Project } from '../projects.ts';
import { cancelBy } from './cancel-by.ts';
import type { FrozenFields } from './fields.ts';
import { writtenDay, writtenTime } from './written.ts';

type Values = FrozenFields['values'];
interface EstimateFact {
  number: number;
  total: number;
  standing?: Pick<Standing, 'approval'> | undefined;
}

/** What a device or the server knows of a job when a document is made. */
export interface DocumentFacts {
  project: Project;
  company: Company;
  /** The newest completed inspection, else the one in progress; null before the first. */
  inspection: PolicyFields | null;
  technician: string | null;
  /** The device's wall clock with offset; its day is the customer's. */
  at: string;
  /** The rooms of that inspection with their sheets. */
  rooms?: readonly { name: string; rows: SheetRows }[];
  /** The saved estimates of that inspection. */
  estimates?: readonly EstimateFact[];
  /** The job's photos in their order. */
  photos?: readonly { number: number | null; label: string | null; category: string }[];
  /** Of the newest price list, where it may be read. */
  fees?: PriceListFigures['fees'] | undefined;
  /** What the drying tells (drying-values.ts); apart, because no first screen needs it. */
  dried?: FrozenFields | undefined;
  /** Lists that other slices know, cells as they are printed. */
  lists?: FrozenFields['lists'];
}

const money = (amount: number | null | undefined) =>
  amount === null || amount === undefined
    ? undefined
    : amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Date, time and last day to cancel: of the moment a document is opened to be signed. */
export function momentValues(at: string, language: DocumentLanguage): Values {
  const day = at.slice(0, 10);
  return {
    date: writtenDay(day, language),
    time: writtenTime(at),
    'cancel-by': writtenDay(cancelBy(day), language),
  };
}

/** The frozen values as they stand when the document is opened to be signed. */
export const openedFields = (
  { values, lists }: FrozenFields,
  openedAt: string,
  language: DocumentLanguage,
): FrozenFields => ({ values: { ...values, ...momentValues(openedAt, language) }, lists });

/** Each fact is the billed policy's, else the office's; who pays themselves has none. */
function claimValues({ project, inspection }: DocumentFacts, language: DocumentLanguage): Values {
  if (inspection?.insuranceClaimType === 'SelfPay') return {};
  const [policy] = inspection ? policies(withOfficeFacts(inspection, project), project) : [];
  const lost = policy?.dateOfLoss ?? project.dateOfLoss;
  return known({
    insurer: policy?.insuranceCompany || project.insuranceCompany,
    claim: policy?.claimNumber || project.claimNumber,
    policy: project.policyNumber,
    'date-of-loss': lost && writtenDay(lost, language),
    adjuster: policy?.adjuster || project.adjusterName,
    deductible: money(policy?.deductible ?? project.deductible),
  });
}

function companyValues(company: Company): Values {
  const { phone, email } = company;
  return known({
    company: company.name,
    'company-address': contactLine({ ...company, phone: null, email: null }),
    'company-phone': phone && showPhone(phone),
    'company-email': email,
    'company-licences': licenceLine(company),
    // 0 is what a profile has that says nothing.
    'height-ft': company.altitudeFt ? `${company.altitudeFt.toLocaleString('en-US')} ft` : undefined,
  });
}

/** Without what is not known. */
const known = (values: { [K in DocumentField]?: string | null | undefined }): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value?.trim())) as Values;

/** The values a document is made with (documents.md, section 4). Pure: the same on device and server. */
export function documentValues(facts: DocumentFacts, language: DocumentLanguage): FrozenFields {
  const { project, company, technician, at, rooms = [], estimates = [], photos = [], fees: costs } = facts;
  const newest = estimates.toSorted((a, b) => b.number - a.number);
  const estimate = newest.find(({ standing }) => standing?.approval) ?? newest[0];
  const { name, address, phone } = preparedFor(project);
  const work = rooms.flatMap((room) => {
    const done = workOf(room.rows);
    return done ? [[room.name, done]] : [];
  });
  return {
    values: {
      ...known({
        customer: name,
        'customer-phone': phone && showPhone(phone),
        address: address.join(', '),
        technician,
        project: String(project.id),
        'estimate-number': estimate ? String(estimate.number) : undefined,
        'estimate-total': money(estimate?.total),
        'approved-total': money(estimate?.standing?.approval?.amount),
      }),
      ...claimValues(facts, language),
      ...companyValues(company),
      ...momentValues(at, language),
      ...facts.dried?.values,
    },
    lists: {
      ...facts.dried?.lists,
      ...facts.lists,
      ...filled({
        'work-done': work,
        photos: photos
          .filter(({ number, category }) => number !== null && category === 'photo')
          .map(({ number, label }) => [String(number), label ?? '']),
        rates: costs
          ? fees.flatMap(({ key, title, unit }) =>
              costs[key] ? [[unit === 'EA' ? title : `${title}, ${unit}`, money(costs[key])!]] : [],
            )
          : [],
      }),
    },
  };
}

const filled = (lists: FrozenFields['lists']): FrozenFields['lists'] =>
  Object.fromEntries(Object.entries(lists).filter(([, rows]) => rows.length > 0));

/** The groups of a claim sheet that have a value. */
const workOf = (rows: SheetRows): string =>
  (claimSheetSections as readonly ClaimSheetSection[])
    .filter(({ key }) => key !== 'roomInformation')
    .filter((section) => section.rows.some(({ fieldMasterId }) => isFilled(rows[fieldMasterId])))
    .map(({ title }) => title)
    .join(', ');

function inlinesOf(block: Block): Inline[] {
  if ('inlines' in block) return block.inlines;
  return block.kind === 'choice' ? block.options.flatMap(({ inlines }) => inlines) : [];
}

/** What a text asks for and nobody knows, said before signing: "Not known: claim number, deductible." */
export function notKnown(body: string, { values, lists }: FrozenFields): string | undefined {
  const missing = readMarkup(body).blocks.flatMap((block) => {
    if (block.kind === 'list') return lists[block.list]?.length ? [] : [documentLists[block.list].label];
    return inlinesOf(block).flatMap((run) =>
      'field' in run && !values[run.field] ? [documentFields[run.field].label] : [],
    );
  });
  const said = [...new Set(missing)].map(inSentence);
  return said.length > 0 ? `Not known: ${said.join(', ')}.` : undefined;
}
