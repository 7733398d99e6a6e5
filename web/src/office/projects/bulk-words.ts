import type { BulkResult } from '@tidemark/contract/office/changes';
import { count } from './words.ts';

export type Kind = 'assign' | 'schedule' | 'priority' | 'hold' | 'resume' | 'complete';

/** A title is changed one at a time, in its place. */
export type QuickKind = Kind | 'title';

export const bulkTitle = (kind: Kind, number: number): string => {
  const these = count(number, 'project');
  switch (kind) {
    case 'assign':
      return `Assign ${these}`;
    case 'schedule':
      return `Schedule ${these}`;
    case 'complete':
      return `Complete ${these}`;
    case 'priority':
      return `Change the priority of ${these}`;
    case 'hold':
      return `Put ${these} on hold`;
    case 'resume':
      return `Resume ${these}`;
  }
};

/** The label of the action's button. */
export const bulkVerb: Record<Kind, string> = {
  assign: 'Assign',
  schedule: 'Schedule',
  priority: 'Change priority',
  hold: 'Put on hold',
  resume: 'Resume',
  complete: 'Complete',
};

/** Why one was refused; if someone else was first, the current value. */
export function refusedBecause({ code, message, project }: BulkResult, kind: QuickKind): string {
  if (code === 'project_changed' && project && (kind === 'assign' || kind === 'schedule')) {
    return project.technicianName === null
      ? 'Someone else just unassigned it.'
      : `Someone else just assigned it to ${project.technicianName}.`;
  }
  if (code === 'project_changed' && project && kind === 'priority') {
    return `Someone else just changed its priority to ${project.priority}.`;
  }
  if (code === 'project_changed' && project && kind === 'title')
    return `Someone else just named it “${project.title}”.`;
  if (code === 'status_change_refused' && project) return `It is ${project.status}.`;
  return message ?? '';
}

export function bulkSummary(summary: { changed: number; unchanged: number; refused: number }): string {
  const { changed, unchanged, refused } = summary;
  return [
    `${changed} changed`,
    unchanged > 0 && `${unchanged} needed no change`,
    refused > 0 && `${refused} not changed`,
  ]
    .filter(Boolean)
    .join(', ');
}
