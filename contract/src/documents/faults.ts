import { type Block, readMarkup } from '../document-templates/markup.ts';
import type { Inline } from '../document-templates/markup-lines.ts';
import type { TemplateEntry } from '../document-templates/template.ts';
import type { Detail } from '../refused.ts';
import type { DocumentContent } from './content.ts';
import { markFault, writingFault } from './marks.ts';

type Text = Pick<TemplateEntry, 'kind' | 'body' | 'needsConsent' | 'withCancellation'>;
type Signing = Pick<DocumentContent, 'answers' | 'consent' | 'parties' | 'openedAt' | 'signedAt'>;

const signs = { customer: 'The customer', technician: 'The technician', company: 'The company' } as const;
const textOf = (inlines: readonly Inline[]) =>
  inlines.map((run) => ('text' in run ? run.text : `{${run.field}}`)).join('');

/**
 * Why a document cannot be signed so, a sentence each; the signer screen and the server ask the same. `byLink` only the customer
 * signs: the other places stay empty.
 */
export function signingFaults(of: Text, signing: Signing, byLink = false): Detail[] {
  const { blocks } = readMarkup(of.body);
  const customer = signing.parties.find(({ role }) => role === 'customer');
  // On paper everything is ticked and written there.
  const onPaper = customer?.mark.kind === 'paper';
  return [
    ...(customer && !onPaper && of.needsConsent && !signing.consent
      ? [{ field: 'consent', message: 'Agree to sign electronically, or sign on paper.' }]
      : []),
    ...(onPaper ? [] : answerFaults(of, blocks, signing, byLink)),
    ...partyFaults(blocks, signing, byLink),
    ...(of.withCancellation && signing.openedAt.slice(0, 10) !== signing.signedAt.slice(0, 10)
      ? [{ field: 'signedAt', message: 'The day has changed. Open the document again.' }]
      : []),
  ];
}

function answerFaults(of: Text, blocks: readonly Block[], { answers }: Signing, byLink: boolean): Detail[] {
  const faults: Detail[] = [];
  const fault = (field: string, message: string) => void faults.push({ field: `answers.${field}`, message });
  const write = (key: string) => {
    const message = writingFault(answers.writings[key], of.kind);
    if (message) fault(`writings.${key}`, message);
  };
  let place = -1;
  for (const block of blocks) {
    if (block.kind === 'box' && block.must && !answers.boxes.includes(block.key))
      fault(`boxes.${block.key}`, `Check this box: ${textOf(block.inlines)}`);
    if (block.kind === 'write') write(block.key);
    if (block.kind === 'choice') {
      const taken = block.options.find(({ value }) => value === answers.choices[block.key]);
      if (!taken) fault(`choices.${block.key}`, `Choose one: ${textOf(block.options[0]!.inlines)}`);
      else if (taken.write !== undefined) write(taken.write);
    }
    if (block.kind === 'initials' && (!byLink || block.role === 'customer')) {
      place += 1;
      const given = answers.initials[place];
      const message =
        given?.role === block.role
          ? markFault(given.mark)
          : `${signs[block.role]} has not put initials here.`;
      if (message) fault(`initials.${place}`, message);
    }
  }
  if (of.withCancellation && !answers.toldAloud)
    fault('toldAloud', 'Tell the customer until when they may cancel, and tick the box.');
  return faults;
}

function partyFaults(blocks: readonly Block[], { parties }: Signing, byLink: boolean): Detail[] {
  const faults: Detail[] = [];
  const places = blocks.filter((block) => block.kind === 'sign');
  for (const { role, optional } of places) {
    const asked = !optional && (!byLink || role === 'customer');
    if (asked && !parties.some((party) => party.role === role))
      faults.push({ field: `parties.${role}`, message: `${signs[role]} has not signed.` });
  }
  for (const [index, { role, mark }] of parties.entries()) {
    const again = parties.findIndex((party) => party.role === role) !== index;
    const noPlace = !places.some((place) => place.role === role) || (byLink && role !== 'customer');
    const message = again || noPlace ? `${signs[role]} has no place to sign here.` : markFault(mark);
    if (message) faults.push({ field: `parties.${role}`, message });
  }
  return faults;
}

/** The consent a customer has given in this project already: it is asked once of each name. */
export const givenConsent = <C>(
  documents: readonly { consent: C | null; parties: readonly { role: string; name: string }[] }[],
  name: string,
): C | undefined =>
  documents.find(
    ({ consent, parties }) =>
      consent && parties.some((party) => party.role === 'customer' && sameName(party.name, name)),
  )?.consent ?? undefined;

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
