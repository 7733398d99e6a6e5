import type { Page } from '@playwright/test';
import { expect } from '../fixtures/patient.ts';
import { office } from './office.ts';

interface Template {
  id: string;
  kind: string;
  language: string;
  title: string;
  version: number;
  body: string;
  released: boolean;
}
export interface SealedDocument {
  id: string;
  title: string;
  number: number | null;
  replaces: string | null;
  contentHash: string | null;
  sealHash: string | null;
  parties: { role: string; name: string; mark: string }[];
}

const checked = { by: 'M. Stone', on: '2026-11-20', note: null };
/** Longer than a screen, so that its end must be scrolled to. */
const terms = Array.from({ length: 30 }, (_, at) => `Term ${at + 1} of the authorization at {address}.`).join(
  '\n\n',
);
const authorizations = {
  en: `# Authorization to work\nFor {customer}, claim {claim}.\n\n${terms}\n\n[!] enter: You may enter and work.\n[[initials customer]]\n[[sign customer]]`,
  es: `# Autorización para trabajar\nPara {customer}, reclamo {claim}.\n\n${terms}\n\n[!] enter: Pueden entrar y trabajar.\n[[sign customer]]`,
} as const;

/** Checked texts of an authorization and the consents, in both languages; once a server. */
export async function releaseTexts(url: string): Promise<void> {
  const manager = await office(url);
  const list = async () =>
    (await manager.ask<{ templates: Template[] }>('GET', '/document-templates')).templates;
  const before = await list();
  for (const { id, kind, language, title, body, version, released } of before)
    if (kind === 'consent' && !released)
      await manager.ask('PUT', `/document-templates/${id}`, {
        ...{ kind, language, title, body, needsConsent: false, checked, basedOn: version },
      });
  for (const [language, body] of Object.entries(authorizations)) {
    const title = body.slice(2, body.indexOf('\n'));
    if (before.some((one) => one.title === title)) continue;
    const text = { kind: 'work-authorization', language, title, body, checked };
    await manager.ask('POST', '/document-templates', { ...text, withCancellation: language === 'es' });
  }
}

/** The documents of a job, as the office has them. */
export async function documentsOf(url: string, projectId: number): Promise<SealedDocument[]> {
  const manager = await office(url);
  return (await manager.ask<{ documents: SealedDocument[] }>('GET', `/projects/${projectId}/documents`))
    .documents;
}

/** The texts are on the device. */
export async function textsAreKept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New document' }).click();
  const dialog = page.getByRole('dialog', { name: 'New document' });
  await dialog.getByRole('radio', { name: 'English' }).click();
  await expect(
    dialog.getByLabel('Document').locator('option', { hasText: 'Authorization to work' }),
  ).toBeAttached();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
}

/** Makes a draft on the papers of a job; its page opens. */
export async function makeDocument(
  page: Page,
  language: 'English' | 'Spanish',
  title: string,
): Promise<void> {
  await page.getByRole('button', { name: 'New document' }).click();
  const dialog = page.getByRole('dialog', { name: 'New document' });
  await dialog.getByRole('radio', { name: language }).click();
  await dialog.getByLabel('Document').selectOption(title);
  await dialog.getByRole('button', { name: 'Make Document' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

/** Reads to the end, and goes on. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.getByText('End of document').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Go on' }).click();
}
