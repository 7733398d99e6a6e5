import type { Page } from '@playwright/test';

export const headers = 'Job number,Job,Street,Town,State,ZIP,Homeowner,Visit date,Time,Technician';
export const line = (n: number | string, { zip = '60540', date = '3/25/2027', technician = '' } = {}) =>
  `IMP-${n},Imported loss ${n},${n} Import Road,Naperville,IL,${zip},"Okafor, Helen",${date},9:30 AM,${technician}`;

export const choose = (page: Page, lines: readonly string[], name = 'jobs.csv') =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
