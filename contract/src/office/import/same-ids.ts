import type { Detail } from '../../refusals.ts';
import type { ImportFacts } from './read-line.ts';

const folded = (value: string) =>
  value
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

type House = Pick<ImportFacts, 'addressLine1' | 'city' | 'zipCode' | 'customerName'> & {
  addressLine2?: string | null | undefined;
};

/** Whose loss it is and where: the same for two lines, or a line and a project, that speak of the same. */
export const houseOf = ({ addressLine1, addressLine2, city, zipCode, customerName }: House) =>
  JSON.stringify(
    [addressLine1, addressLine2 ?? '', city, zipCode.replace(/^0+/, ''), customerName].map(folded),
  );

/** Of lines with the same external id and another address or customer, each with the sentence that says so. */
export function sameIds(
  lines: readonly { line: number; facts: ImportFacts }[],
): { line: number; error: Detail }[] {
  const byId = new Map<string, { line: number; house: string }[]>();
  for (const { line, facts } of lines) {
    if (facts.externalId === null) continue;
    const same = byId.get(facts.externalId) ?? [];
    byId.set(facts.externalId, [...same, { line, house: houseOf(facts) }]);
  }
  return [...byId].flatMap(([id, same]) => {
    if (new Set(same.map(({ house }) => house)).size < 2) return [];
    return same.map(({ line, house }) => {
      const other = same.find((one) => one.house !== house)!;
      const message = `External id ${id} is that of line ${other.line} too, which has another address or customer.`;
      return { line, error: { field: 'externalId', message } };
    });
  });
}
