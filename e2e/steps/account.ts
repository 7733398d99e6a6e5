import type { Page } from '@playwright/test';
import { expect } from '../fixtures/patient.ts';
import type { Server } from '../fixtures/server.ts';
import { openSignedIn, password } from '../fixtures/sign-in.ts';
import { newAddress, passwordLink } from './mail.ts';
import { office, type Project } from './office.ts';

export interface Account {
  id: number;
  email: string;
  password: string;
}

/** A technician of their own, with a password, made through the office and its mail. */
export async function makeAccount(server: Server, role = 'Field Technician'): Promise<Account> {
  const email = newAddress('amara');
  const its = await office(server.url);
  const { technician } = await its.ask<{ technician: { id: number } }>('POST', '/technicians', {
    firstName: 'Amara',
    lastName: 'Quist',
    email,
    role,
  });
  const token = (await passwordLink(server, email, /account for field inspections/)).split('token=')[1]!;
  await its.ask('POST', '/auth/reset-password', { token, password: `${password}-${technician.id}` });
  return { id: technician.id, email, password: `${password}-${technician.id}` };
}

export async function signInAs(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Amara' })).toBeVisible();
}

/** Opens an address on a device where they are signed in already. */
export const openAs = (page: Page, account: Account, address: string): Promise<void> =>
  openSignedIn(page, account.email, address, account.password);

/** Gives them an unassigned project. */
export async function assignProject(
  its: Awaited<ReturnType<typeof office>>,
  technicianId: number,
): Promise<Project> {
  const free = (await its.projects('limit=100&status=New')).find(({ technicianId }) => technicianId === null);
  if (!free) throw new Error('Every project has a technician.');
  await its.change(free.id, { technicianId });
  return free;
}
