import type { ProfileChange } from '@tidemark/contract/technicians';
import type { WordsByAction } from '../offline/outbox/index.ts';
import { listAnswers } from '../ui/format/list-answers.ts';
import { copy } from './copy.ts';

const labels: Readonly<Record<keyof ProfileChange, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  phoneNumber: 'Phone number',
  dateOfBirth: 'Date of birth',
  experienceYears: 'Experience (years)',
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'Zip code',
  country: 'Country',
  emergencyContact: 'Emergency contact',
  emergencyPhone: 'Emergency phone',
  notes: 'Notes',
};

/** What a person changes of their own record: "City: Lisle". */
function describeChange(body: ProfileChange): string {
  const facts = Object.entries(body) as [keyof ProfileChange, unknown][];
  return listAnswers(facts.map(([field, value]) => [labels[field], value ?? 'cleared'])) || 'Changed';
}

export const profileWords = {
  'technicians.update-profile': {
    describe: ({ body }) => ({ sort: 'person', title: 'Profile', detail: describeChange(body) }),
    failed: copy.updateFailed,
  },
} satisfies WordsByAction;
