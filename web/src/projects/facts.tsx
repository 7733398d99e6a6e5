import { showPhone } from '@tidemark/contract/phones';
import type { Project } from '@tidemark/contract/projects';
import { KeyRound, Phone } from 'lucide-react';
import { telOf } from '../ui/format/tel-of.ts';
import styles from './facts.module.css';

/** "owner_occupied" reads "Owner occupied" (first document, section 2, "Project card"). */
export function residentType({ residentType: kind }: Project): string | null {
  if (!kind) return null;
  const words = kind.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const cityLine = ({ city, state, zipCode }: Project) => {
  const region = [state, zipCode].filter(Boolean).join(' ');
  return [city, region].filter(Boolean).join(', ');
};

export const streetLine = ({ addressLine1, addressLine2 }: Project) =>
  [addressLine1, addressLine2].filter(Boolean).join(', ');

/** The whole address in one line. */
export const addressLine = (project: Project) =>
  [streetLine(project), cityLine(project)].filter(Boolean).join(', ');

export function Lockbox({ number }: { number: string }) {
  return (
    <span className={`align-center sunken text-title w-700 inline-flex gap-2 ${styles.lockbox}`}>
      <KeyRound size={16} aria-hidden />
      <span className="num">{number}</span>
    </span>
  );
}

/** Longer than "(630) 555-0100", a number takes two lines of half a card: it gets a row of its own. */
export const hasLongPhone = ({ customerPhone }: Project) => showPhone(customerPhone ?? '').length > 14;

export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={telOf(number)}>
      <Phone size={18} aria-hidden />
      <span className={`tabular ${styles.phone}`}>{showPhone(number)}</span>
    </a>
  );
}
