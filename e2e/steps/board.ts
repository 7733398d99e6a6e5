import type { Page } from '@playwright/test';
import { office } from './office.ts';

/** A distant week that only one test uses; each begins on a Monday. */
export const weeks = {
  menu: '2031-03-03',
  drag: '2031-03-10',
  other: '2031-03-17',
  race: '2031-03-24',
  leaves: '2031-03-31',
  slow: '2031-04-07',
  left: '2031-04-14',
  beside: '2031-04-21',
  back: '2031-04-28',
  taken: '2031-05-05',
  keys: '2031-05-12',
  touch: '2031-05-19',
  drying: '2031-06-09',
};

export async function planned(url: string, title: string, facts: object) {
  const manager = await office(url);
  const { project } = await manager.ask<{ project: { id: number } }>('POST', '/projects', {
    title,
    addressLine1: `${title} Road`,
    city: 'Naperville',
    state: 'IL',
    zipCode: '60540',
    customerName: 'Helen Okafor',
    confirmDuplicates: true,
    ...facts,
  });
  return project.id;
}
export const visit = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
export const cell = (page: Page, technician: RegExp | string, column: number) =>
  page.getByRole('row', { name: technician }).getByRole('cell').nth(column);
