import type { Page } from '@playwright/test';
import type { office } from './office.ts';

type Office = Awaited<ReturnType<typeof office>>;
export interface Made {
  id: number;
  title: string;
  technicianId: number | null;
  technicianName: string | null;
  status: string;
}

/** A project in a town of its own, by which a journey finds it again. */
export async function makeProject(
  its: Office,
  facts: { title: string; city: string; [field: string]: unknown },
): Promise<Made> {
  const { project } = await its.ask<{ project: Made }>('POST', '/projects', {
    addressLine1: `${facts.title} Street 1`,
    state: 'IL',
    zipCode: '60540',
    customerName: 'Maria Alvarez',
    confirmDuplicates: true,
    ...facts,
  });
  return project;
}

/** The technicians who can get work, by name. */
export async function activeTechnicians(its: Office): Promise<{ id: number; name: string }[]> {
  const { technicians } = await its.ask<{
    technicians: { id: number; firstName: string; lastName: string; role: string }[];
  }>('GET', '/technicians?status=Active&limit=100');
  return technicians
    .filter(({ role }) => role.endsWith('Technician'))
    .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
}

/** A project in the list: a row of the table on a desktop, a card on a phone. */
export const listed = (page: Page, title: string) =>
  page
    .getByRole('row', { name: title, exact: true })
    .or(page.getByRole('article', { name: title, exact: true }));
