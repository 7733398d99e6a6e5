import { showPhone } from '../phones.ts';
import type { Company } from './profile.ts';

type ContactFacts = Pick<
  Company,
  'addressLine1' | 'addressLine2' | 'city' | 'state' | 'zipCode' | 'phone' | 'email'
>;

const given = (...parts: (string | null | undefined | false)[]) =>
  parts.map((part) => (part || '').trim()).filter(Boolean);

/** Address, phone and email in a line, as they stand under a company's name; empty where nothing is known. */
export function contactLine(of: ContactFacts): string {
  const { addressLine1, addressLine2, city, state, zipCode, phone, email } = of;
  const place = given(city, given(state, zipCode).join(' ')).join(', ');
  const address = given(addressLine1, addressLine2, place).join(', ');
  return given(address, phone && showPhone(phone), email).join(' · ');
}

export const licenceLine = ({ licences }: Pick<Company, 'licences'>): string =>
  licences.map(({ label, number }) => `${label} ${number}`).join(' · ');
