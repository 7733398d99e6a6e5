import type { Page } from '@playwright/test';
import { expect } from '../fixtures/patient.ts';
import { furnishedInspection } from './furnished.ts';
import { openWizard } from './open-inspection.ts';
import type { Picture } from './pictures.ts';

interface Kept {
  id: string;
  url: string;
  filename: string;
  type: string;
  sha256: string;
  size: number;
  roomId: string | null;
  description: string | null;
  capturedAt: string | null;
  latitude: number | null;
  duration: number | null;
}
export type AtOffice = Record<'photos' | 'documents' | 'voiceNotes', Kept[]>;

/** An open inspection with these rooms, its Documentation step open. */
export async function openDocumentation(
  page: Page,
  url: string,
  rooms: readonly string[] = ['Basement', 'Kitchen'],
) {
  const inspection = await furnishedInspection(
    url,
    rooms.map((name) => ({ name })),
  );
  const { its, id, address } = inspection;
  await its.ask('PUT', `/inspections/${id}/step`, { currentStep: 3 });
  await openWizard(page, address);
  await expect(page.getByRole('tablist', { name: 'Documentation' })).toBeVisible();
  return {
    ...inspection,
    /** The server's current files. */
    async files(): Promise<AtOffice> {
      return (await its.ask<{ documentation: AtOffice }>('GET', `/documentation/inspection/${id}`))
        .documentation;
    },
  };
}

/** Selects files as a person does, through the button. */
export async function choose(page: Page, button: string, files: Picture[] | string[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  await chooser.setFiles(files);
}

export const card = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Photos' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `View ${name}` }) });

export const sent = (page: Page) => page.getByText('Sent', { exact: true });
