import type { Project } from '@tidemark/contract/projects';

type Facts = Pick<
  Project,
  | 'title'
  | 'addressLine1'
  | 'city'
  | 'zipCode'
  | 'customerName'
  | 'residentType'
  | 'notes'
  | 'status'
  | 'priority'
  | 'claimType'
> & { technician: 0 | 1 | null /** Days from today. */; scheduled: number; lockbox: string | null };

const place = { Naperville: '60540', Aurora: '60502', Wheaton: '60187', Lisle: '60532' } as const;
const families = ['Single Family', 'HOA - Single Unit', 'HOA - Multiple Units', 'Commercial'] as const;

/** One line per project: what, where, whose, how far. */
const line = (
  [title, addressLine1, city]: [string, string, keyof typeof place],
  [customerName, residentType]: [string, string],
  [technician, status, priority]: [Facts['technician'], Facts['status'], Facts['priority']],
  [claimType, scheduled, lockbox]: [0 | 1 | 2 | 3 | null, number, string | null],
  notes: string | null,
): Facts => ({
  title,
  addressLine1,
  city,
  zipCode: place[city],
  customerName,
  residentType,
  notes,
  status,
  priority,
  claimType: claimType === null ? null : families[claimType],
  technician,
  scheduled,
  lockbox,
});

/** Made-up losses over every status, priority and claim type; the first two have a started inspection. */
export const demoProjects: readonly Facts[] = [
  line(
    ['Basement water loss, sump pump failure', '418 Larkspur Lane', 'Naperville'],
    ['Helen Okafor', 'owner_occupied'],
    [0, 'In Progress', 'Urgent'],
    [0, 0, '4471'],
    'Power is off in the basement. Dog in the yard, use the side door.',
  ),
  line(
    ['Burst washer hose, laundry and hall', '22 Quarry Bend', 'Lisle'],
    ['Anton Brezina', 'owner_occupied'],
    [1, 'In Progress', 'High'],
    [0, 0, '9920'],
    'Water shut off at the meter.',
  ),
  line(
    ['Roof leak over primary bedroom', '640 Hawthorne Avenue', 'Wheaton'],
    ['Joan and Peter Sills', 'owner_occupied'],
    [0, 'Completed', 'Low'],
    [0, -14, '3052'],
    'Ceiling opened and dried. Customer asks about a stain in the closet.',
  ),
  line(
    ['Supply line burst above garden units', '1200 Marina Court', 'Aurora'],
    ['Lakeside HOA, Paul Brandt', 'tenant_occupied'],
    [0, 'Assigned', 'Urgent'],
    [2, 0, '0926'],
    'Check in at the management office for keys to 204 and 104.',
  ),
  line(
    ['Kitchen fire, smoke and sprinkler water', '77 Depot Street', 'Wheaton'],
    ['Rosario Lindqvist', 'commercial_tenant'],
    [0, 'Assigned', 'High'],
    [3, 1, null],
    'Fire marshal released the site. Gas is shut off.',
  ),
  line(
    ['Mold in crawl space and hall bath', '2916 Birchwood Drive', 'Lisle'],
    ['Marcus Feld', 'vacant'],
    [0, 'On Hold', 'High'],
    [0, 3, '7310'],
    'Waiting for the adjuster to approve containment.',
  ),
  line(
    ['Dishwasher leak, kitchen and dining room', '5 Orchard Terrace', 'Lisle'],
    ['Priya Raman', 'owner_occupied'],
    [0, 'Assigned', 'Medium'],
    [1, 4, '1188'],
    'Hardwood is cupping. Customer works nights, call after 2 PM.',
  ),
  line(
    ['Storm water in finished basement', '31 Tannery Road', 'Aurora'],
    ['Gwen Abara', 'owner_occupied'],
    [0, 'Assigned', 'Medium'],
    [null, 5, null],
    null,
  ),
  line(
    ['Frozen pipe above garage', '904 Prairie View', 'Naperville'],
    ['Tomas Ruiz', 'owner_occupied'],
    [0, 'Assigned', 'Low'],
    [0, 7, '5527'],
    'Garage door opener is disconnected.',
  ),
  line(
    ['Toilet overflow, two floors', '18 Cobbler Court', 'Wheaton'],
    ['Nadia Hussein', 'tenant_occupied'],
    [0, 'Completed', 'High'],
    [1, -3, null],
    null,
  ),
  line(
    ['Water heater failure, utility room', '260 Sparrow Hill', 'Naperville'],
    ['Edward Lang', 'owner_occupied'],
    [0, 'Completed', 'Medium'],
    [0, -9, '6613'],
    'Customer kept the old heater for the adjuster.',
  ),
  line(
    ['Sewage back-up, lower level', '1415 Mill Race', 'Aurora'],
    ['Beatriz Fonseca', 'owner_occupied'],
    [1, 'Assigned', 'Urgent'],
    [0, 0, '2048'],
    'Category 3. Bring full protection.',
  ),
  line(
    ['Ice dam, living room ceiling', '7 Cedar Knoll', 'Wheaton'],
    ['Harold Finch', 'owner_occupied'],
    [1, 'Assigned', 'Medium'],
    [0, 2, null],
    null,
  ),
  line(
    ['Restaurant grease fire, dining area', '402 Station Plaza', 'Aurora'],
    ['Blue Heron Grill', 'commercial_tenant'],
    [1, 'Assigned', 'High'],
    [3, 1, '7745'],
    'Deliveries before 10 AM block the rear entrance.',
  ),
  line(
    ['Condo leak from unit above', '88 Canal Walk', 'Naperville'],
    ['Soo-jin Park', 'owner_occupied'],
    [1, 'On Hold', 'Medium'],
    [1, 6, '3390'],
    'Unit above will not give access yet.',
  ),
  line(
    ['Attic mold behind knee wall', '53 Gable Street', 'Lisle'],
    ['Vernon Tate', 'tenant_occupied'],
    [1, 'Assigned', 'Low'],
    [0, 8, null],
    null,
  ),
  line(
    ['Hall carpet flood, three units', '610 Commons Drive', 'Aurora'],
    ['Fox Run HOA', 'tenant_occupied'],
    [1, 'Completed', 'Urgent'],
    [2, -5, '1001'],
    'All three tenants signed.',
  ),
  line(
    ['Office suite sprinkler discharge', '9 Exchange Tower', 'Naperville'],
    ['Merritt & Cole LLP', 'commercial_tenant'],
    [1, 'Completed', 'High'],
    [3, -12, null],
    null,
  ),
  line(
    ['Crawl space standing water', '37 Willow Ford', 'Lisle'],
    ['Agnes Moreau', 'owner_occupied'],
    [1, 'Completed', 'Low'],
    [0, -20, '8124'],
    null,
  ),
  line(
    ['Fire next door, smoke in bedrooms', '215 Alder Street', 'Wheaton'],
    ['Chidi Eze', 'owner_occupied'],
    [null, 'New', 'High'],
    [0, 1, null],
    'Customer stays with family nearby.',
  ),
  line(
    ['Leaking skylight, studio', '66 Painter Lane', 'Aurora'],
    ['Rosa Delgado', 'owner_occupied'],
    [null, 'New', 'Low'],
    [null, 9, null],
    null,
  ),
  line(
    ['Pool house flood', '12 Country Club Road', 'Naperville'],
    ['Lakeside Country Club', 'commercial_tenant'],
    [null, 'New', 'Medium'],
    [3, 3, '4410'],
    null,
  ),
  line(
    ['Laundry drain back-up, building C', '700 Riverwalk', 'Aurora'],
    ['Riverwalk HOA', 'tenant_occupied'],
    [null, 'New', 'Urgent'],
    [2, 0, '7007'],
    'Manager has keys to all units.',
  ),
  line(
    ['Basement seepage after storm', '149 Fern Hollow', 'Lisle'],
    ['Ivan Petrov', 'owner_occupied'],
    [null, 'New', 'Medium'],
    [1, 2, null],
    null,
  ),
  line(
    ['Bathroom vanity leak, dry rot', '81 Chapel Street', 'Wheaton'],
    ['Émilie Gauthier', 'owner_occupied'],
    [0, 'On Hold', 'Low'],
    [1, 10, '2266'],
    'Customer travels until the end of the month.',
  ),
  line(
    ['School gym floor, pipe break', '300 Academy Way', 'Naperville'],
    ['District 203', 'commercial_tenant'],
    [1, 'On Hold', 'Urgent'],
    [3, 2, null],
    'Needs the board’s approval.',
  ),
];
