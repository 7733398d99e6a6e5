import type { Page } from '@playwright/test';
import { expect } from '../fixtures/patient.ts';
import { accounts } from '../fixtures/sign-in.ts';
import { openSection } from './open-inspection.ts';

/** Projects of the demo's week (api/src/demo/story/jobs.ts). */
const story = { begun: 27, dry: 29, sent: 35 } as const;
const of = (name: string) => `${name}@demo.tidemark.example`;

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  /** Drawn smaller: at full size a list of projects is a picture of 240 KB. */
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.6 },
} as const;

export interface Screen {
  name: string;
  size: keyof typeof sizes;
  who: string;
  /** Only in light: guides have no dark pictures. */
  onlyLight?: true;
  /** Opens its address and waits for its content. */
  address: string;
  show(page: Page): Promise<void>;
}

export const screens: readonly Screen[] = [
  {
    name: 'dashboard',
    size: 'phone',
    who: accounts.technician,
    address: '/',
    show: (page) => page.getByText('Basement water loss, sump pump failure').waitFor(),
  },
  {
    name: 'intake',
    size: 'phone',
    who: accounts.technician2,
    address: '/inspection/2',
    async show(page) {
      const section = await openSection(page, 'Damage Assessment');
      await section.getByText('Affected rooms').first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'claim-sheet',
    size: 'phone',
    who: accounts.technician,
    address: '/inspection/1',
    async show(page) {
      await page.getByRole('link', { name: /^Claim sheet of Basement/ }).click();
      await page.getByRole('button', { name: /^General/ }).click();
      await page.getByRole('button', { name: /^Anti-Microbial Regular, .*Open number pad/ }).click();
      await page.getByRole('dialog', { name: /Number pad/ }).waitFor();
    },
  },
  {
    name: 'today',
    size: 'desktop',
    who: accounts.manager,
    address: '/today',
    show: (page) => page.getByText('Lourdes Valdivia').first().waitFor(),
  },
  {
    name: 'drying',
    size: 'desktop',
    who: accounts.manager,
    address: `/project/${story.dry}?part=drying`,
    show: (page) => page.getByRole('region', { name: 'Points and visits' }).waitFor(),
  },
  {
    ...{ name: 'job', size: 'phone', who: of('kenji'), address: `/project/${story.begun}`, onlyLight: true },
    show: (page) => page.getByRole('link', { name: 'Drying' }).first().waitFor(),
  },
  {
    ...{ name: 'documentation', size: 'phone', who: of('kenji'), onlyLight: true },
    address: `/inspection/${story.begun}`,
    async show(page) {
      await page.getByRole('button', { name: 'Next' }).click();
      // The demo draws its photos after its start.
      await expect(async () => {
        await page.reload();
        await expect(page.locator('main img').nth(1)).toBeVisible({ timeout: 10_000 });
      }).toPass({ timeout: 120_000 });
      await page.getByRole('button', { name: /^Close message/ }).click();
    },
  },
  {
    ...{ name: 'drying-phone', size: 'phone', who: of('kenji'), onlyLight: true },
    address: `/project/${story.begun}?part=drying`,
    show: (page) => page.getByRole('button', { name: 'Begin visit 1' }).waitFor(),
  },
  {
    ...{ name: 'visit', size: 'phone', who: of('kenji'), onlyLight: true },
    address: `/project/${story.begun}?part=drying`,
    show: (page) => page.getByRole('button', { name: 'Begin visit 1' }).click(),
  },
  {
    ...{ name: 'week', size: 'desktop', who: accounts.manager, address: '/week', onlyLight: true },
    show: (page) => page.getByText('Noelani Kahale').waitFor(),
  },
  {
    ...{ name: 'estimate', size: 'desktop', who: accounts.manager, onlyLight: true },
    address: `/project/${story.sent}?part=estimate`,
    show: (page) => page.getByText('Bill to').first().waitFor(),
  },
];
