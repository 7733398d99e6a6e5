import { type Field, labelsOf } from '@tidemark/contract/fields';
import type { ProjectChange } from '@tidemark/contract/projects';
import { projectFields } from '@tidemark/contract/projects/fields';
import { type RoomField, roomFields } from '@tidemark/contract/rooms/fields';
import type { ProfileChange } from '@tidemark/contract/technicians';
import { labelOf } from '../replaced/labels.ts';
import { shownValue } from '../replaced/words.ts';

/** Names this many answers, then counts the rest. */
const named = 2;
/** Letters of a long text that are shown. */
const longest = 60;

/** Cut between letters as they are read, not within one that is made of several. */
function short(text: string): string {
  if (text.length <= longest) return text;
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  if (letters.length <= longest) return text;
  return `${letters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}
const shortValue = (value: unknown) => {
  const text = Array.isArray(value) ? value.join(', ') : value;
  return shownValue(typeof text === 'string' ? short(text) : text);
};

function listed(answers: readonly (readonly [label: string, value: unknown])[]): string {
  const words = answers
    .slice(0, named)
    .map(([label, value]) => (value === undefined ? label : `${label}: ${shortValue(value)}`));
  const more = answers.length - words.length;
  if (more > 0) words.push(more === 1 ? '1 more answer' : `${more} more answers`);
  return words.join('. ');
}

/** Answers of the intake and the review: "Category: Category 2. 3 more answers". */
export function describeAnswers(body: Record<string, unknown>): string {
  const { status: _, arrivalAutoRecorded: __, inspectionQuestions: questions, ...rest } = body;
  const answers = Object.entries(rest).map(
    ([field, value]) => [labelOf({ table: 'inspections', field }, undefined), value] as const,
  );
  const answered = Array.isArray(questions) ? questions.length : 0;
  if (answered > 0)
    answers.push([answered === 1 ? '1 question answered' : `${answered} questions answered`, undefined]);
  return listed(answers) || 'Changed';
}

/** What is changed of a room: "Renamed. Room Condition: poor". */
export function describeRoom(body: Record<string, unknown>): string {
  const { inspectionId: _, name, position, ...facts } = body;
  const words = [
    ...(name === undefined ? [] : ['Renamed']),
    ...Object.entries(facts).map(([field, value]) => {
      const { label, kind }: Field = roomFields[field as RoomField];
      return `${label}: ${shownValue(kind === 'feet' && value !== null ? `${value}′` : value)}`;
    }),
    ...(position === undefined ? [] : ['Moved']),
  ];
  return words.join('. ');
}

const profileFacts: Readonly<Record<keyof ProfileChange, string>> = {
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
export function describeProfile(body: ProfileChange): string {
  const facts = Object.entries(body) as [keyof ProfileChange, unknown][];
  return listed(facts.map(([field, value]) => [profileFacts[field], value ?? 'cleared'])) || 'Changed';
}

const projectLabels = { ...labelsOf(projectFields), status: 'Status' };

/** A project's own facts; a technician changes claim type and status only. */
export function describeProject(body: ProjectChange): { title: string; detail: string } {
  const facts = Object.entries(body) as [keyof ProjectChange, unknown][];
  const [first] = facts;
  if (first && facts.length === 1)
    return {
      title: projectLabels[first[0]],
      detail: first[1] === null ? 'Cleared' : short(shownValue(first[1])),
    };
  return { title: 'Project', detail: listed(facts.map(([field, value]) => [projectLabels[field], value])) };
}
