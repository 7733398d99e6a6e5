import { expect, test } from 'vitest';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

test('profile: anyone reads and changes their own and nothing else of the record', async () => {
  const dana = await api.person();
  const body = {
    firstName: 'Dana-Lee',
    phoneNumber: '(630) 555-0101',
    emergencyContact: 'Sam Whitaker',
    dateOfBirth: '1990-02-28',
    experienceYears: 7,
    country: '',
  };
  const reply = await dana.send('technicians.update-profile', { body });
  expect(reply).toMatchObject({ status: 200, message: 'Profile updated successfully' });
  const { technician } = (await dana.send('technicians.profile')).ok();
  expect(technician).toEqual(reply.ok().technician);
  expect(technician).toMatchObject({ ...body, country: null, lastName: 'Whitaker' });
  (await dana.send('technicians.update-profile', { body: { experienceYears: null } })).ok();
  expect((await dana.send('technicians.profile')).ok().technician.experienceYears).toBe(null);
  for (const field of ['email', 'role', 'status', 'technicianId', 'accountLocked', 'hireDate']) {
    expect(await dana.send('technicians.update-profile', { body: { [field]: 'x' } })).toMatchObject({
      status: 400,
      details: [{ field, message: 'Unknown field.' }],
    });
  }
});

test.each([
  [{ experienceYears: 2.5 }, 'experienceYears', 'Enter a whole number.'],
  [{ experienceYears: -1 }, 'experienceYears', 'Enter 0 or more.'],
  [{ experienceYears: 100 }, 'experienceYears', 'Enter 99 or less.'],
  [{ dateOfBirth: '28.02.1990' }, 'dateOfBirth', 'Enter a date as YYYY-MM-DD.'],
  [{ firstName: '' }, 'firstName', 'First name is required'],
  [{ notes: 'x'.repeat(5001) }, 'notes', 'Use at most 5,000 characters.'],
])('profile: a profile with %j is refused', async (body, field, message) => {
  const dana = await api.person();
  expect(await dana.send('technicians.update-profile', { body })).toMatchObject({
    status: 400,
    details: [{ field, message }],
  });
});

test('profile: activity, what one did oneself, newest first and in pages', async () => {
  const dana = await api.person();
  const luis = await api.person();
  for (const firstName of ['A', 'B', 'C']) {
    await dana.send('technicians.update-profile', { body: { firstName } });
  }
  await luis.send('technicians.update-profile', { body: { firstName: 'L' } });
  const page = async (number: number) =>
    (await dana.send('technicians.activity', { query: { page: number, limit: 2 } })).ok();
  const first = await page(1);
  expect(first.pagination).toMatchObject({ page: 1, total: 3, totalPages: 2 });
  const all = [...first.activity, ...(await page(2)).activity];
  expect(all).toHaveLength(3);
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => b - a));
  expect(all[0]).toMatchObject({
    action: 'profile-changed',
    subject: 'technician',
    subjectId: String(dana.id),
    ip: '127.0.0.1',
  });
});
