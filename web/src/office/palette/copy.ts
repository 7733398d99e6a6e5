/** Texts of the search over everything, and of the list of keys. */
export const copy = {
  title: 'Search',
  key: 'Ctrl K',
  field: 'Search projects, people, pages and actions',
  placeholder: 'Customer, address, #number, page...',
  nothing: 'Nothing found',
  offline: 'Projects and people need a connection.',
  move: 'move',
  open: 'open',
  allKeys: 'all shortcuts',
  groups: { projects: 'Projects', do: 'Do', people: 'People', pages: 'Go to' },
  schedule: (name: string) => `Schedule a visit for ${name}`,
  edit: (name: string) => `Edit the project of ${name}`,
  work: (name: string) => `Projects of ${name}`,
  keysTitle: 'Keyboard shortcuts',
} as const;

export const keys: readonly (readonly [
  where: string,
  lines: readonly (readonly [keys: string, does: string])[],
])[] = [
  [
    'Everywhere',
    [
      ['Ctrl K', 'Search projects, people, pages and actions'],
      ['/', "Go to this page's search"],
      ['?', 'Show this list'],
    ],
  ],
  [
    'Projects',
    [
      ['J, K', 'Next, previous project'],
      ['Enter', 'Open the project'],
      ['X', 'Select the project'],
      ['A', 'Assign the selected projects'],
    ],
  ],
  [
    'Week',
    [
      ['A', 'Take the visit that has the focus'],
      ['Arrow keys', 'Choose technician and day'],
      ['Enter', 'Drop it there'],
      ['Esc', 'Put it back'],
    ],
  ],
];
