import type { Page } from '@playwright/test';
import { expect } from '../fixtures/patient.ts';
import { accounts, openSignedIn } from '../fixtures/sign-in.ts';
import { office } from './office.ts';
import { makeProject } from './office-projects.ts';

/** A project of no other journey. */
export const project = 'Restaurant grease fire, dining area';
export const technician = accounts.technician2;

export interface Inspection extends Record<string, unknown> {
  id: string;
  status: string;
  trashPhotos: { id: string; fileName: string; size: number; sha256: string }[];
}

/** An open inspection as the server starts it, without earlier ones. */
export async function freshInspection(url: string, draft: Record<string, unknown> = {}) {
  const its = await office(url, technician);
  const { id: projectId, status } = await its.project(project);
  if (status === 'Completed') await (await office(url)).change(projectId, { status: 'Assigned' });
  const { inspections } = await its.ask<{ inspections: Inspection[] }>(
    'GET',
    `/inspections?projectId=${projectId}&status=In%20Progress`,
  );
  for (const { id } of inspections)
    await its.ask('PUT', `/inspections/${id}/cancel`, { cancellationReason: 'Other' });
  return begin(its, projectId, draft);
}

/** An open inspection of a new project, for journeys that see all of a project's history. */
export async function firstInspection(url: string, draft: Record<string, unknown> = {}) {
  const [its, manager] = [await office(url, technician), await office(url)];
  const { technician: me } = await its.ask<{ technician: { id: number } }>('GET', '/auth/me');
  const facts = { title: 'Sprinkler leak', city: 'Batavia', technicianId: me.id };
  return begin(its, (await makeProject(manager, facts)).id, draft);
}

async function begin(
  its: Awaited<ReturnType<typeof office>>,
  projectId: number,
  draft: Record<string, unknown>,
) {
  await its.ask('POST', `/projects/${projectId}/start`);
  const { inspection } = await its.ask<{ inspection: Inspection }>('POST', '/inspections', {
    projectId,
    ...draft,
  });
  return {
    projectId,
    id: inspection.id,
    its,
    address: `/inspection/${projectId}`,
    /** The server's current record of it. */
    async record(): Promise<Inspection> {
      return (await its.ask<{ inspection: Inspection }>('GET', `/inspections/${inspection.id}`)).inspection;
    },
    async addRoom(name: string): Promise<void> {
      await its.ask('POST', '/rooms', { inspectionId: inspection.id, name, type: 'Kitchen' });
    },
  };
}

const questions = [
  'microbialGrowth',
  'continuousMaterialsUnaffected',
  'cabinetsDetachDispose',
  'packOutRequired',
];

/** Every answer step 1 requires. */
export const wholeStepOne = {
  insuranceClaimType: 'SelfPay',
  damageType: ['Water'],
  category: 'Category 1',
  affectedRooms: ['Kitchen'],
  affectedMaterials: ['Tile'],
  sizeOfProject: 1,
  inspectionQuestions: questions.map((code) => ({ code, answer: false })),
};

/** The step's button in the strip at the top. */
export const stepButton = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Inspection Progress' }).getByRole('button', { name: new RegExp(title) });

/** A card by its heading. */
export const cardOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export const next = (page: Page) => page.getByRole('button', { name: /^Next/ });

/** Submit on the review, and in the question that it asks. */
export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).last().click();
  await askedToSubmit(page).getByRole('button', { name: 'Submit', exact: true }).click();
}
export const askedToSubmit = (page: Page) => page.getByRole('dialog', { name: 'Submit this inspection?' });
/** The page after Submit. */
export const submitted = (page: Page) => page.getByRole('heading', { name: 'Inspection submitted' });

/** The app is on the device, so that the next steps can be offline. */
export const appIsKept = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** A section of step 1, opened. */
export async function openSection(page: Page, title: string) {
  const section = page.getByRole('region', { name: new RegExp(title) });
  const head = section.getByRole('button', { name: new RegExp(title) }).first();
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
  return section;
}

/** Signs in and opens the wizard at its address. */
export async function openWizard(page: Page, address: string): Promise<void> {
  await openSignedIn(page, technician, address);
  await expect(page.getByRole('region', { name: 'Inspection Progress' })).toBeVisible();
}

/** The message about work the server does not have yet. */
export const waits = "It will be sent when you're online.";

/** Next's message while an answer is missing. */
export const gate = 'Please complete all required fields before proceeding to the next step.';
