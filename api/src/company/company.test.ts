import { blankCompany, type CompanyFacts } from '@tidemark/contract/company/profile';
import pino from 'pino';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { inspectionThatIs } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { picture } from '../testing/pictures.ts';
import { useApi } from '../testing/use-api.ts';
import { settleCompany } from './settle-company.ts';

const api = useApi();
beforeEach(async () => {
  await api.db.deleteFrom('companyProfiles').execute();
});
const manager = () => api.person({ role: 'Manager' });
const read = async (who: Person) => (await who.send('company.read')).ok().company;
const save = (who: Person, basedOn: number, changed: Partial<CompanyFacts> = {}) =>
  who.send('company.save', { body: { ...blankCompany, ...changed, basedOn } });
const settings = { company: 'Harborline', companyContact: '2200 Ogden Court', timeZone: 'America/Chicago' };
const silent = pino({ level: 'silent' });

test('company: the settings make version 1 of an empty table, and are ignored afterwards with a line in the log', async () => {
  await settleCompany(api.db, settings, silent);
  const kim = await manager();
  expect(await read(kim)).toEqual({
    ...{ version: 1, savedAt: null, savedBy: null, ...blankCompany, name: 'Harborline' },
    ...{ addressLine1: '2200 Ogden Court', timeZone: 'America/Chicago' },
  });
  const lines: object[] = [];
  const log = { warn: (fields: object) => void lines.push(fields) } as never;
  await settleCompany(api.db, settings, log);
  expect(lines).toEqual([]);
  await settleCompany(api.db, { company: 'Another', timeZone: 'UTC' }, log);
  expect(lines).toEqual([{ settings: ['TIDEMARK_COMPANY', 'TIDEMARK_TIME_ZONE'] }]);
  expect((await read(kim)).name).toBe('Harborline');
});

test('company: saved, it is a new version, logged with what changed; the versions stay', async () => {
  const kim = await manager();
  const reply = await save(kim, 1, { name: 'Harborline', taxId: '00-5550142' });
  expect(reply).toMatchObject({ status: 200, message: 'Company saved.' });
  expect(reply.ok().company).toMatchObject({ version: 2, savedBy: 'Dana Whitaker', taxId: '00-5550142' });
  expect((await save(kim, 2, { name: 'Harborline', taxId: '00-5550142' })).ok().company.version).toBe(2);
  expect(await save(kim, 1, { name: 'Late' })).toMatchObject({
    ...{ status: 409, code: 'company_changed' },
    message: 'Somebody has saved a newer company profile. Load it, then make your changes again.',
  });
  expect((await kim.send('company.version', { params: { version: 1 } })).ok().company.name).toBe('Tidemark');
  expect(await kim.send('company.version', { params: { version: 9 } })).toMatchObject({
    ...{ status: 404, code: 'company_not_found', message: 'There is no company profile of this version.' },
  });
  const { versions } = (await kim.send('company.versions')).ok();
  expect(versions).toMatchObject([{ version: 2, savedBy: 'Dana Whitaker', changed: [] }]);
  const more = { name: 'Harborline', estimateTerms: 'Due in 30 days.', estimateValidityDays: 60 };
  (await save(kim, 2, more)).ok();
  const next = (await kim.send('company.versions', { query: { limit: 1 } })).ok();
  expect(next.versions).toMatchObject([
    { version: 3, changed: ['taxId', 'estimateTerms', 'estimateValidityDays'] },
  ]);
  const log = await api.db
    .selectFrom('auditLog')
    .select(['subjectId', 'after'])
    .where('action', '=', 'company-saved')
    .where('technicianId', '=', kim.id)
    .where('subjectId', '=', '2')
    .execute();
  expect(log).toEqual([
    { subjectId: '2', after: { name: 'Harborline', taxId: '00-5550142', timeZone: 'UTC' } },
  ]);
});

test('company: a technician reads it without the tax id, and changes nothing', async () => {
  await save(await manager(), 1, { taxId: '00-5550142' });
  const dana = await api.person();
  expect(await read(dana)).not.toHaveProperty('taxId');
  expect(await save(dana, 2)).toMatchObject({ status: 403 });
  expect(await dana.send('company.versions')).toMatchObject({ status: 403 });
});

test.each([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ email: 'office' }, 'email', 'Email must be an email address.'],
  [{ timeZone: 'Mars/Base' }, 'timeZone', 'There is no time zone of this name.'],
  [{ invoicePrefix: 'A_B' }, 'invoicePrefix', 'Invoice prefix can have letters A to Z, digits and -.'],
  [{ invoicePrefix: 'LONGER-THAN' }, 'invoicePrefix', 'Invoice prefix can have at most 10 characters.'],
  [{ termsDays: 366 }, 'termsDays', 'Payment due must be a whole number of days from 0 to 365.'],
  [{ paymentLink: 'http://pay.example/{invoice}' }, 'paymentLink', 'Use an https address.'],
  [{ paymentLink: 'https://pay.example/{foo}' }, 'paymentLink', '{foo} is not a field.'],
  [{ paymentLink: 'https://pay.example/{cents}' }, 'paymentLink', '{invoice} is missing.'],
  [{ incomeAccount: ' ' }, 'incomeAccount', 'Income account is required'],
  [{ estimateValidityDays: 0 }, 'estimateValidityDays', /from 1 to 365/],
  [{ logoId: '0190a000-0000-7000-8000-000000000001' }, 'logoId', 'Upload this logo first.'],
])('company: %o is refused beside its field', async (changed, field, message) => {
  const reply = await save(await manager(), 1, changed);
  expect(reply).toMatchObject({ status: 400, details: [{ field }] });
  expect(reply.details![0]!.message).toMatch(message);
});

test('company: its time zone, everyone has it from the next sign-in, and no one before it is set', async () => {
  const dana = await api.person();
  expect((await dana.send('auth.me')).ok().timeZone).toBeUndefined();
  await save(await manager(), 1, { timeZone: 'Pacific/Auckland' });
  expect((await dana.send('auth.me')).ok().timeZone).toBe('Pacific/Auckland');
});

test('company: an estimate is printed for ever with the version it was kept with', async () => {
  const kim = await manager();
  await save(kim, 1, { name: 'Old Name', estimateTerms: 'Old terms.', estimateValidityDays: 10 });
  const dana = await api.person();
  const { id } = await inspectionThatIs(api.db, dana, 'Completed');
  const estimate = (await dana.send('estimates.read', { params: { id } })).ok().estimate;
  expect(estimate.companyVersion).toBe(2);
  await save(kim, 2, { name: 'New Name' });
  const printed = await (await dana.fetch('GET', `/api/v1/inspections/${id}/estimate.pdf`)).json();
  expect(printed).toMatchObject({ company: 'Old Name', companyTerms: 'Old terms.', validityDays: 10 });
  const report = await dana.fetch('GET', `/api/v1/inspections/${id}/report.pdf`);
  expect(report.headers.get('content-disposition')).toMatch(/project-\d+-inspection-1-report\.pdf/);
  expect(await report.json()).toMatchObject({ company: 'New Name', inspectionNumber: 1 });
});

const upload = (who: Person, bytes: Uint8Array<ArrayBuffer>) =>
  who.send('company.upload-logo', { body: {}, file: { name: 'logo.png', bytes } });

test('company: a prefix is kept in capitals, and a name of nothing is none', async () => {
  const itemNames = { drying: ' Drying, structural ', tax: ' ' };
  const { company } = (
    await save(await manager(), 1, { invoicePrefix: 'hr-', paymentLink: '', itemNames })
  ).ok();
  expect(company).toMatchObject({ invoicePrefix: 'HR-', paymentLink: null });
  expect(company.itemNames).toEqual({ drying: 'Drying, structural' });
});

test('company: a logo is uploaded once, open to anyone, and on papers once the profile names it', async () => {
  const kim = await manager();
  const bytes = await picture('png', 400);
  const first = await upload(kim, bytes);
  expect(first.status).toBe(201);
  const { logo } = first.ok();
  expect(logo.width).toBe(400);
  const again = await upload(kim, bytes);
  expect([again.status, again.ok().logo]).toEqual([200, logo]);
  const open = await fetch(`${api.url}/api/v1/company/logo/${logo.id}`);
  expect(new Uint8Array(await open.arrayBuffer())).toEqual(bytes);
  expect(open.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await save(kim, 1, { logoId: logo.id })).ok().company.logoId).toBe(logo.id);
  const create = { width: 2_001, height: 10, channels: 3, background: '#7a5c3e' } as const;
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  const wide = await upload(
    kim,
    new Uint8Array(
      await sharp({ create: { ...create, noise } })
        .png()
        .toBuffer(),
    ),
  );
  expect(wide).toMatchObject({ status: 400, details: [{ field: 'file' }] });
  expect(wide.details![0]!.message).toBe(
    'This picture is 2001 × 10 pixels. Use at most 2,000 on the long side.',
  );
  const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await upload(kim, drawing)).status).toBe(415);
  expect((await upload(await api.person(), bytes)).status).toBe(403);
});

test('company: saved by a client that does not know how the company works and bills, that stays', async () => {
  const kim = await manager();
  const later = {
    ...{ visitMinutes: 90, workdayHours: 10, techniciansReadPrices: false },
    ...{ invoicePrefix: 'HR-', termsDays: 14, termsText: 'Two weeks', defaultTaxable: false },
    paymentLink: 'https://pay.example/{invoice}?a={amount}',
    ...{ itemNames: { drying: 'Structural drying' }, incomeAccount: 'Restoration', receivableAccount: 'A/R' },
    ...({ taxAs: 'code', customerName: 'customer' } as const),
  };
  (await save(kim, 1, later)).ok();
  const known = Object.fromEntries(
    Object.entries({ ...blankCompany, name: 'Harborline' }).filter(([name]) => !Object.hasOwn(later, name)),
  ) as CompanyFacts;
  expect(Object.keys(known)).toHaveLength(Object.keys(blankCompany).length - Object.keys(later).length);
  const saved = await kim.send('company.save', { body: { ...known, basedOn: 2 } });
  expect(saved.ok().company).toMatchObject({ version: 3, name: 'Harborline', ...later });
});
