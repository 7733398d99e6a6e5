import { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { type Project, projectActions } from '@tidemark/contract/projects';
import { v7 as uuid } from 'uuid';
import { CallError } from '../offline/call-error.ts';
import { device } from '../offline/device.ts';
import { perform } from '../offline/perform.ts';
import { getSession } from '../offline/session.ts';
import { within } from '../offline/within.ts';
import { bringInspections } from './bring-inspections.ts';

/** How long the person waits for the office to say whether an inspection was begun elsewhere. */
const askOfficeFor = 2500;

/**
 * Starts work on a project and finds or begins its inspection (first document, section 4, "Project start" and
 * "Opening the inspection flow"). Works without a network.
 * @returns the inspection to show and the toast's text
 * @throws when the device cannot keep the change
 */
export async function openInspection(project: Project): Promise<{ inspectionId: string; notice: string }> {
  let inspection = await inspectionOf(project.id);
  if (inspection?.status !== 'In Progress') {
    await askOffice(project.id);
    inspection = await inspectionOf(project.id);
  }
  await start(project);
  if (inspection?.status === 'Completed') {
    return { inspectionId: inspection.id, notice: 'This inspection has already been completed.' };
  }
  if (inspection) {
    return {
      inspectionId: inspection.id,
      notice: `Resuming inspection from step ${inspection.currentStep} of 4.`,
    };
  }
  return { inspectionId: await begin(project.id), notice: 'Starting a new inspection for this project.' };
}

/** Starting a project that is already under way changes nothing, so nothing is sent for it. */
async function start(project: Project) {
  if (project.status === 'Completed' || (project.status === 'In Progress' && project.startedAt)) return;
  await perform(projectActions.start, { params: { id: project.id } });
}

/** The open inspection of a project on this device, else its completed one; a cancelled one is not resumed. */
async function inspectionOf(projectId: number): Promise<Inspection | undefined> {
  const its = await device().inspections.where('projectId').equals(projectId).toArray();
  return (
    its.find(({ status }) => status === 'In Progress') ?? its.find(({ status }) => status === 'Completed')
  );
}

/** Without an answer the work goes on: an inspection begun elsewhere is found again when this one is sent. */
async function askOffice(projectId: number) {
  const asked = bringInspections(projectId).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error;
  });
  await within(askOfficeFor, asked);
}

/** Begins an inspection with the arrival recorded as now, in the technician's own time zone. */
async function begin(projectId: number): Promise<string> {
  const id = uuid();
  const now = new Date();
  const technicianId = getSession()?.technician.id;
  await perform(inspectionActions.create, {
    body: {
      id,
      projectId,
      ...(technicianId !== undefined && { technicianId }),
      startedAt: now.toISOString(),
      arrivalDate: localDate(now),
      arrivalTime: localTime(now),
      arrivalAutoRecorded: true,
    },
  });
  return id;
}

const two = (part: number) => String(part).padStart(2, '0');
export const localDate = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
export const localTime = (at: Date) => `${two(at.getHours())}:${two(at.getMinutes())}`;
