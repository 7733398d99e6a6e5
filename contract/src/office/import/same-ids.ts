import type { Detail } from '../../refused.ts';
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

/** Identifies a loss by customer and address. */
export const houseOf = ({ addressLine1, addressLine2, city, zipCode, customerName }: House) =>
  JSON.stringify(
    [addressLine1, addressLine2 ?? '', city, zipCode.replace(/^0+/, ''), customerName].map(folded),
  );

/** Lines that share an external id but not the address or customer, each with its message. */
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
      const message = `External id ${id} is also on line ${other.line}, which has a different address or customer.`;
      return { line, error: { field: 'externalId', message } };
    });
  });
}
