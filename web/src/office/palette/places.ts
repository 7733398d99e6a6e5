import type { OfficeAddress } from '../projects/address.ts';

export interface PaletteRow {
  id: string;
  label: string;
  detail?: string | undefined;
  group: 'projects' | 'do' | 'people' | 'pages';
  /** Where it leads; without one it has its own act. */
  to?: { to: string; search?: OfficeAddress } | undefined;
  act?: (() => void) | undefined;
}

const row = (group: PaletteRow['group'], label: string, to: string, search?: OfficeAddress): PaletteRow => ({
  ...{ id: `${group} ${label}`, label, group, to: search ? { to, search } : { to } },
});

export const fixed: readonly PaletteRow[] = [
  row('do', 'New project', '/projects/new'),
  row('do', 'Import projects', '/projects/import'),
  row('do', 'Show late projects', '/projects', { overdue: true }),
  row('do', 'Show unassigned projects', '/projects', { status: 'New', technician: 'unassigned' }),
  row('do', 'Show projects in review', '/projects', { inReview: true }),
  ...(
    [
      ['Today', '/today'],
      ['Projects', '/projects'],
      ['Week', '/week'],
      ['Overview', '/overview'],
      ['Dashboard', '/dashboard'],
      ['Technicians', '/technicians'],
      ['Price list', '/price-list'],
      ['Audit log', '/audit'],
      ['Company', '/settings/company'],
      ['Document templates', '/settings/documents'],
      ['Equipment', '/settings/equipment'],
      ['Room sketches', '/settings/sketches'],
      ['Settings', '/settings'],
      ['Profile', '/profile'],
      ['Support', '/support'],
    ] as const
  ).map(([label, to]) => row('pages', label, to)),
];

const most = 9;
const order: readonly PaletteRow['group'][] = ['projects', 'do', 'people', 'pages'];

/** What the words match, each anywhere in the label; at most nine, in the order of the groups. */
export function matching(words: string, found: readonly PaletteRow[]): PaletteRow[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const here = fixed.filter(({ label }) => wanted.every((word) => label.toLowerCase().includes(word)));
  // Without a word the pages are what is looked for.
  const all = wanted.length === 0 ? here.filter(({ group }) => group === 'pages') : [...found, ...here];
  return all.sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group)).slice(0, most);
}
