import type { Project, ProjectStatus } from '@tidemark/contract/projects';
import type { ProjectPriority } from '@tidemark/contract/projects/fields';
import type { StoryRoom } from './rooms.ts';
import type { StoryPaper } from './texts.ts';

/** When somebody comes: working days from today, the time, and minutes where it is not the usual length. */
type Visit = readonly [day: number, time: string | null, minutes?: number];

export interface StoryJob {
  title: string;
  address: readonly [street: string, city: keyof typeof zipCodes];
  customer: string;
  /** Index into demoPeople followed by storyPeople; null for an unassigned job. */
  technician: number | null;
  status: ProjectStatus;
  priority?: ProjectPriority;
  claimType?: Project['claimType'];
  residentType?: 'tenant_occupied' | 'commercial_tenant' | 'vacant';
  visit: Visit | null;
  lockbox?: string;
  notes?: string;
  claim?: { insurer: string; number: string; adjuster: string; deductible: number };
  cause?: string;
  /** Of its visit's day; `reviewed` by the office. */
  inspection?: { as: 'begun' | 'submitted' | 'reviewed' | 'cancelled'; rooms: readonly StoryRoom[] };
  drying?: { visits: number; hours: number; room: string; closed?: true; next?: Visit };
  papers?: readonly (readonly [paper: StoryPaper, is: 'signed' | 'waiting'])[];
  estimate?: 'sent' | 'approved';
  /** What was billed: paid, in part, or written and not issued yet. */
  invoice?: 'paid' | 'part-paid' | 'draft';
  /** Its report did not reach the office's mailbox. */
  mailFailed?: true;
  /** Why and how many days ago its job was closed. */
  closed?: readonly [reason: string, days: number];
}

export const zipCodes = {
  Naperville: '60540',
  Aurora: '60502',
  Wheaton: '60187',
  Lisle: '60532',
  Warrenville: '60555',
  'Downers Grove': '60515',
} as const;

const insurer = (name: string, number: string, adjuster: string, deductible: number) => ({
  ...{ insurer: name, number, adjuster, deductible },
});
const [aaliyah, kenji, tomasz, grace, samir] = [5, 6, 7, 8, 9] as const;

/** Jobs that are measured, or were. */
const dryingJobs: readonly StoryJob[] = [
  {
    ...{ title: 'Ceiling down under a failed tub drain', address: ['1127 Harvest Lane', 'Naperville'] },
    ...{ customer: 'Yolanda Pickett', technician: kenji, status: 'In Progress', priority: 'Urgent' },
    ...{ claimType: 'Single Family', visit: [0, '07:30', 180], lockbox: '8802', cause: 'Drain failure' },
    notes: 'Two small children at home. Keep the stairs free.',
    claim: insurer('Great Plains Mutual', 'GPM-2026-121377', 'T. Nakamura', 1000),
    inspection: { as: 'begun', rooms: ['living', 'bathroom'] },
    drying: { visits: 1, hours: 3, room: 'Living room', next: [1, '09:00', 60] },
    papers: [
      ['work-authorization', 'signed'],
      ['equipment-on-site', 'signed'],
    ],
  },
  {
    ...{ title: 'Refrigerator line leak, kitchen and hall', address: ['63 Juniper Loop', 'Lisle'] },
    ...{ customer: 'Deshawn Merriweather', technician: aaliyah, status: 'Completed', priority: 'High' },
    ...{ claimType: 'Single Family', visit: [-1, '08:00', 150], cause: 'Supply line' },
    claim: insurer('Heartland Casualty', 'HC-80314', 'M. Okonjo', 500),
    inspection: { as: 'submitted', rooms: ['kitchen', 'hall'] },
    drying: { visits: 2, hours: 27, room: 'Kitchen', next: [1, '10:30', 60] },
    papers: [
      ['work-authorization', 'signed'],
      ['equipment-on-site', 'waiting'],
    ],
  },
  {
    ...{ title: 'Flooded den after a window well overflow', address: ['2305 Sawmill Court', 'Warrenville'] },
    ...{ customer: 'Ingeborg and Carl Thune', technician: tomasz, status: 'Completed' },
    ...{ claimType: 'Single Family', visit: [-3, '09:30', 180], cause: 'Rain water' },
    notes: 'Dry on the last visit. Pick up the units and close drying.',
    claim: insurer('Lakeshore Fire & Casualty', 'LFC-55-20981', 'B. Hollis', 2500),
    inspection: { as: 'reviewed', rooms: ['basement'] },
    drying: { visits: 4, hours: 75, room: 'Basement', next: [0, '15:00', 45] },
    papers: [
      ['work-authorization', 'signed'],
      ['equipment-on-site', 'signed'],
    ],
    estimate: 'sent',
  },
  {
    ...{
      title: 'Sprinkler head break, dental office',
      address: ['440 Commerce Park, Suite 12', 'Downers Grove'],
    },
    ...{ customer: 'Bright Harbor Dental', technician: samir, status: 'Completed', priority: 'High' },
    ...{ claimType: 'Commercial', residentType: 'commercial_tenant', visit: [-3, '18:00', 180] },
    ...{ cause: 'Sprinkler', notes: 'Access after 5 PM only. Alarm code at the front desk.' },
    inspection: { as: 'submitted', rooms: ['office', 'hall'] },
    drying: { visits: 2, hours: 72, room: 'Front office', next: [-1, '17:30', 60] },
    papers: [['work-authorization', 'signed']],
  },
  {
    ...{ title: 'Washer overflow, second floor', address: ['915 Bluestem Drive', 'Aurora'] },
    ...{ customer: 'Magdalena Ruiz-Hartley', technician: aaliyah, status: 'Completed' },
    ...{ claimType: 'Single Family', visit: [-9, '10:00', 150], cause: 'Appliance' },
    claim: insurer('Great Plains Mutual', 'GPM-2026-117020', 'T. Nakamura', 1000),
    inspection: { as: 'reviewed', rooms: ['laundry', 'hall', 'bathroom'] },
    drying: { visits: 4, hours: 290, room: 'Laundry room', closed: true },
    papers: [
      ['work-authorization', 'signed'],
      ['drying-certificate', 'signed'],
      ['completion-certificate', 'signed'],
    ],
    estimate: 'approved',
    invoice: 'paid',
    closed: ['Work complete, certificate handed over', 3],
  },
  {
    ...{ title: 'Burst radiator valve, two bedrooms', address: ['28 Locust Row', 'Wheaton'] },
    ...{ customer: 'Oluwaseun Bamidele', technician: kenji, status: 'Completed', priority: 'High' },
    ...{ claimType: 'HOA - Single Unit', visit: [-6, '13:00', 150], cause: 'Heating' },
    claim: insurer('Heartland Casualty', 'HC-79955', 'M. Okonjo', 1000),
    inspection: { as: 'reviewed', rooms: ['living', 'hall'] },
    drying: { visits: 4, hours: 200, room: 'Front bedroom', closed: true },
    papers: [
      ['work-authorization', 'signed'],
      ['drying-certificate', 'signed'],
      ['completion-certificate', 'waiting'],
    ],
    estimate: 'approved',
    invoice: 'part-paid',
  },
];

/** Jobs with an inspection, no drying. */
const inspectedJobs: readonly StoryJob[] = [
  {
    ...{ title: 'Slab leak, living room and hall', address: ['5210 Kestrel Way', 'Naperville'] },
    ...{ customer: 'Hyun-woo Baek', technician: grace, status: 'Completed', priority: 'High' },
    ...{ claimType: 'Single Family', visit: [-1, '13:30', 150], cause: 'Supply line' },
    claim: insurer('Lakeshore Fire & Casualty', 'LFC-55-21044', 'B. Hollis', 1500),
    inspection: { as: 'submitted', rooms: ['living', 'hall'] },
    papers: [['work-authorization', 'signed']],
  },
  {
    ...{ title: 'Dishwasher hose, town house kitchen', address: ['17 Weaver Green', 'Aurora'] },
    ...{ customer: 'Femi and Ruth Castellanos', technician: tomasz, status: 'Completed' },
    ...{ claimType: 'HOA - Single Unit', visit: [-2, '14:30', 120], cause: 'Appliance' },
    inspection: { as: 'submitted', rooms: ['kitchen'] },
    mailFailed: true,
  },
  {
    ...{ title: 'Sump failure, finished basement', address: ['803 Old Ferry Road', 'Warrenville'] },
    ...{ customer: 'Anneliese Novak', technician: grace, status: 'Completed', priority: 'Urgent' },
    ...{ claimType: 'Single Family', visit: [-4, '08:00', 240], cause: 'Sump pump' },
    claim: insurer('Great Plains Mutual', 'GPM-2026-119541', 'L. Abernathy', 1000),
    inspection: { as: 'reviewed', rooms: ['basement', 'laundry'] },
    papers: [
      ['work-authorization', 'signed'],
      ['completion-certificate', 'waiting'],
    ],
    estimate: 'approved',
  },
  {
    ...{ title: 'Tub overflow above the shop', address: ['9 Market Passage', 'Wheaton'] },
    ...{ customer: 'Threadbare Books', technician: samir, status: 'Completed' },
    ...{ claimType: 'Commercial', residentType: 'commercial_tenant', visit: [-5, '07:00', 180] },
    inspection: { as: 'reviewed', rooms: ['office', 'bathroom'] },
    estimate: 'sent',
    invoice: 'draft',
  },
  {
    ...{ title: 'Ice maker leak under hardwood', address: ['1480 Partridge Lane', 'Downers Grove'] },
    ...{ customer: 'Collette Vandermeer', technician: grace, status: 'In Progress' },
    ...{ claimType: 'Single Family', visit: [0, '09:00', 150], lockbox: '3317', cause: 'Supply line' },
    claim: insurer('Heartland Casualty', 'HC-80402', 'M. Okonjo', 750),
    inspection: { as: 'begun', rooms: ['kitchen'] },
    papers: [['work-authorization', 'waiting']],
  },
  {
    ...{ title: 'Water heater burst, garage and den', address: ['76 Fieldstone Bend', 'Lisle'] },
    ...{ customer: 'Rashid Qureshi', technician: samir, status: 'On Hold', priority: 'Low' },
    ...{ claimType: 'Single Family', visit: null, cause: 'Water heater' },
    notes: 'Customer took another company before work began.',
    inspection: { as: 'cancelled', rooms: [] },
    closed: ['Cancelled by the customer', 2],
  },
  {
    ...{ title: 'Popcorn ceiling soaked by roof leak', address: ['3 Thistle Court', 'Aurora'] },
    ...{ customer: 'Winifred Osei', technician: tomasz, status: 'On Hold', priority: 'High' },
    ...{ claimType: 'Single Family', visit: [3, '08:30', 180], cause: 'Roof' },
    notes: 'Asbestos test is at the laboratory. Nobody touches the ceiling before the result.',
    papers: [['work-authorization', 'signed']],
  },
];

/** Jobs without an inspection. */
const plannedJobs: readonly StoryJob[] = [
  {
    ...{ title: 'Toilet supply line, two bathrooms', address: ['612 Bergamot Street', 'Naperville'] },
    ...{ customer: 'Lourdes Valdivia', technician: aaliyah, status: 'Assigned', priority: 'High' },
    ...{ claimType: 'Single Family', visit: [0, '13:00', 120], lockbox: '5149', cause: 'Supply line' },
  },
  {
    ...{ title: 'Wet carpet, day care classroom', address: ['2040 Sycamore Plaza', 'Aurora'] },
    ...{ customer: 'Little Otters Day Care', technician: samir, status: 'Assigned', priority: 'Urgent' },
    ...{ claimType: 'Commercial', residentType: 'commercial_tenant', visit: [0, '14:00', 120] },
    notes: 'Children leave at 1 PM. Low odor products only.',
  },
  {
    ...{ title: 'Laundry sink overflow', address: ['39 Cartwright Lane', 'Wheaton'] },
    ...{ customer: 'Bertrand Achebe', technician: tomasz, status: 'Assigned', visit: [1, '08:00', 120] },
    claimType: 'Single Family',
  },
  {
    ...{ title: 'Attic condensation over the nursery', address: ['1701 Linden Crossing', 'Lisle'] },
    ...{ customer: 'Saoirse Whitcombe', technician: grace, status: 'Assigned', visit: [1, '08:30', 120] },
    claimType: 'Single Family',
  },
  {
    ...{ title: 'Leaking chiller line, server room', address: ['600 Signal Hill Road', 'Warrenville'] },
    ...{ customer: 'Quillfeather Software', technician: samir, status: 'Assigned', priority: 'High' },
    ...{ claimType: 'Commercial', residentType: 'commercial_tenant', visit: [1, '09:00', 120] },
    notes: 'Escort needed. Ask for the facilities desk.',
  },
  {
    ...{
      title: 'Shower pan leak, ground floor unit',
      address: ['88 Heron Lake Drive, Unit 4', 'Naperville'],
    },
    ...{ customer: 'Heron Lake HOA', technician: samir, status: 'Assigned', visit: [1, '10:00', 90] },
    ...{ claimType: 'HOA - Multiple Units', residentType: 'tenant_occupied', lockbox: '0404' },
  },
  {
    ...{
      title: 'Basement seepage along the north wall',
      address: ['1309 Copper Beech Road', 'Downers Grove'],
    },
    ...{ customer: 'Nikolai Sandoval', technician: kenji, status: 'Assigned', visit: [2, '08:00', 180] },
    claimType: 'Single Family',
  },
  {
    ...{ title: 'Pinhole leak behind the vanity', address: ['54 Rosewood Trace', 'Aurora'] },
    ...{ customer: 'Keisha Lindgren', technician: aaliyah, status: 'Assigned', visit: [2, '09:30', 90] },
    claimType: 'Single Family',
  },
  {
    ...{ title: 'Skylight leak, art room', address: ['415 Schoolhouse Road', 'Wheaton'] },
    ...{ customer: 'Maple Fork Academy', technician: grace, status: 'Assigned', visit: [2, '15:30', 120] },
    ...{ claimType: 'Commercial', residentType: 'commercial_tenant' },
  },
  {
    ...{ title: 'Furnace humidifier overflow', address: ['230 Amber Terrace', 'Lisle'] },
    ...{ customer: 'Giancarlo Petty', technician: tomasz, status: 'Assigned', visit: [3, '13:00', 90] },
    claimType: 'Single Family',
  },
  {
    ...{ title: 'Frozen hose bib, dining room wall', address: ['19 Windmill Place', 'Warrenville'] },
    ...{ customer: 'Tamsin Oyelaran', technician: kenji, status: 'Assigned', visit: [-2, '16:00', 90] },
    ...{ claimType: 'Single Family', notes: 'Nobody was home. Call before you come.' },
  },
  {
    ...{ title: 'Sewer back-up, lower laundry', address: ['150 Cottonwood Way', 'Warrenville'] },
    ...{
      customer: 'Cottonwood Commons HOA',
      technician: null,
      status: 'New',
      priority: 'Urgent',
      visit: null,
    },
    ...{ claimType: 'HOA - Multiple Units', residentType: 'tenant_occupied' },
    notes: 'Manager has keys to all units. Came in by phone this morning.',
  },
  {
    ...{ title: 'Stained ceiling, source not found', address: ['346 Goldfinch Avenue', 'Downers Grove'] },
    ...{ customer: 'Philippa Nakagawa', technician: null, status: 'New', visit: [2, null] },
    claimType: 'Single Family',
  },
];

export const storyJobs: readonly StoryJob[] = [...dryingJobs, ...inspectedJobs, ...plannedJobs];

/** Times of the demo's first projects, which have a day only; counts from 1. */
export const timesOfFirst: readonly (readonly [project: number, time: string, minutes: number])[] = [
  [1, '08:00', 180],
  [4, '13:30', 120],
  [5, '09:00', 180],
  [7, '14:30', 120],
  [2, '08:30', 150],
  [12, '12:00', 180],
];
