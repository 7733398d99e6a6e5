import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { password } from '../../fixtures/sign-in.ts';
import type { office } from '../../steps/office.ts';
import { appIsKept, firstInspection, technician, wholeStepOne } from '../../steps/open-inspection.ts';

type Its = Awaited<ReturnType<typeof office>>;
const at = '2026-11-21T08:00:00-06:00';
/** The rooms that dry, each its chamber. */
export const rooms = ['Basement', 'Laundry', 'Den'];

/** A job with its chambers, a dehumidifier and a meter, as the office knows it before the technician drives there. */
export async function jobWithoutPoints(url: string): Promise<{ projectId: number; its: Its }> {
  const { projectId, its } = await firstInspection(url, wholeStepOne);
  const drying = `/projects/${projectId}/drying`;
  const add = async (path: string, body: object): Promise<string> => {
    const id = randomUUID();
    await its.ask('POST', path, { id, ...body });
    return id;
  };
  const { meters } = await its.ask<{ meters: object[] }>('GET', '/meters');
  if (meters.length === 0) await add('/meters', { model: 'Pin 2', kind: 'pin' });
  const kind = 'dehumidifier, LGR';
  for (const [nth, name] of rooms.entries()) {
    const room = await add(`${drying}/rooms`, { name, floorSf: 180, wallSf: 432, heightFt: 8 });
    const chamberId = await add(`${drying}/chambers`, { name, roomIds: [room] });
    if (nth > 0) continue;
    const placement = await add(`${drying}/placements`, { kind, roomId: room, chamberId });
    await add(`${drying}/placements/${placement}/events`, { kind: 'placed', at });
  }
  return { projectId, its };
}

/** The technician is signed in, and the app and the job are on the phone. */
export async function takeAlong(page: Page, url: string, projectId: number): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(technician);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
  await page.goto(`${url}/project/${projectId}?part=drying`);
  await page.getByRole('button', { name: 'Add point' }).waitFor();
  await appIsKept(page);
}
