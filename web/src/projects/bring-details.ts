import { bringFollowUps } from '../follow-ups/bring-follow-ups.ts';
import { bringInspections } from '../inspections/bring-inspections.ts';
import { readRecords } from '../offline/use-records.ts';
import { bringProject } from './bring-project.ts';
import { fetchRooms } from './fetch-for-offline.ts';

/** Brings everything the page of a project shows to this device. @throws CallError */
export async function bringDetails(projectId: number): Promise<void> {
  await Promise.all([bringProject(projectId), bringInspections(projectId), bringFollowUps(projectId)]);
  for (const { id } of await readRecords('inspections', { projectId })) await fetchRooms(id);
}
