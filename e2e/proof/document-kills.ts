import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { startServer } from '../fixtures/server.ts';
import { password } from '../fixtures/sign-in.ts';
import { releaseTexts } from '../steps/documents.ts';
import { office } from '../steps/office.ts';
import { makeProject } from '../steps/office-projects.ts';
import { appIsKept, technician, wholeStepOne } from '../steps/open-inspection.ts';
import { judge } from './documents/judge.ts';
import { bodyOf, type Step, stepsOf } from './documents/steps.ts';
import { openApp } from './rows/open-app.ts';
import { openPhone } from './rows/phone.ts';

/**
 * An authorization is signed in a basement without a network before the inspection, a certificate on day 4 after the project is
 * Completed. All processes of the browser are killed after every step; what was done must be there, and at the end the office has
 * both once, in an intact chain.
 */
const began = performance.now();
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = await mkdtemp(join(tmpdir(), 'tidemark-documents-'));
const profile = join(folder, 'phone');
const server = await startServer();
const titles = ['Basement authorization', 'Certificate of day 4'] as const;
const wrong: string[] = [];
let kills = 0;

async function sign(
  projectId: number,
  title: string,
  steps: readonly Step[],
  daysAgo: number,
): Promise<void> {
  let address = `${server.url}/project/${projectId}?part=papers`;
  let phone = await openApp(profile, address, { network: false, daysAgo });
  for (const [nth, step] of steps.entries()) {
    const last = nth === steps.length - 1;
    const { page } = phone;
    await step.do(page);
    await step.there(page);
    if (nth === 0) address = page.url();
    // What is older than this must be there in any case.
    await after(300);
    await phone.kill();
    kills++;
    // The network comes back once it is signed; the clock is right again with it.
    const isSigned = nth >= steps.length - 2;
    phone = await openApp(profile, address, { network: isSigned, daysAgo: isSigned ? 0 : daysAgo });
    if (!isSigned || last)
      await step.there(phone.page).catch(() => wrong.push(`${title}, ${step.what}: lost after a kill`));
  }
  say(`${title}: ${steps.length} steps, ${kills} kills`);
  await phone.close();
}

async function prepare(page: Page) {
  const manager = await office(server.url);
  await releaseTexts(server.url);
  for (const [at, title] of titles.entries())
    await manager.ask('POST', '/document-templates', {
      ...{ kind: at === 0 ? 'work-authorization' : 'completion-certificate', language: 'en', title },
      ...{ body: bodyOf(title), checked: { by: 'M. Stone', on: '2026-11-20', note: null } },
    });
  const its = await office(server.url, technician);
  const { technician: me } = await its.ask<{ technician: { id: number } }>('GET', '/auth/me');
  const facts = { title: 'Basement leak', city: 'Batavia', technicianId: me.id };
  const { id } = await makeProject(manager, facts);
  await its.ask('POST', `/projects/${id}/start`);
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Email').fill(technician);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(`${server.url}/project/${id}?part=papers`);
  await page.getByRole('button', { name: 'New document' }).click();
  const dialog = page.getByRole('dialog', { name: 'New document' });
  await dialog.getByRole('radio', { name: 'English' }).click();
  await dialog
    .getByLabel('Document')
    .locator('option', { hasText: titles[1] })
    .waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await appIsKept(page);
  return { id, its };
}

try {
  const first = await openPhone(profile);
  const context = first.page.context();
  await first.page.goto(server.url);
  const { id, its } = await prepare(first.page);
  await context.close();

  await sign(id, titles[0], stepsOf(titles[0], true), 4);
  const { inspection } = await its.ask<{ inspection: { id: string } }>('POST', '/inspections', {
    projectId: id,
    ...wholeStepOne,
  });
  await its.ask('POST', '/rooms', { inspectionId: inspection.id, name: 'Basement', type: 'Basement' });
  await its.ask('POST', `/inspections/${inspection.id}/submit`, {});
  // Of a phone only the overview says so.
  const online = await openApp(profile, `${server.url}/project/${id}`, { network: true, daysAgo: 0 });
  await online.page.getByText('Completed').first().waitFor();
  await online.close();
  await sign(id, titles[1], stepsOf(titles[1], false), 0);
  wrong.push(...(await judge(server.url, id, titles)));
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
for (const complaint of wrong) say(complaint);
say(
  `proof:documents ${wrong.length > 0 ? 'FAILED' : 'passed'}: 2 documents signed without a network, ${kills} kills, ` +
    `${wrong.length} lost, doubled or out of the chain, ${Math.round((performance.now() - began) / 1000)} s`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
