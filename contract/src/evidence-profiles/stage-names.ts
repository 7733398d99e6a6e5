import type { Stage } from './rule.ts';

/** What people read. */
export const stageNames: Readonly<Record<Stage, string>> = {
  arrival: 'Arrival',
  'first-visit': 'First visit',
  'each-visit': 'Each visit',
  'dry-out': 'Dry-out',
  completion: 'Completion',
  invoice: 'Invoice',
};
