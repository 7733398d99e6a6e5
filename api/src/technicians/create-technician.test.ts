import { expect, test } from 'vitest';
import { sendMails } from '../auth/mails/send-mails.ts';
import { keptMail } from '../testing/kept-mail.ts';
import { useApi } from '../testing/use-api.ts';
import { logOf } from './testing/log-of.ts';
import { someone } from './testing/someone.ts';

const api = useApi();
const mail = keptMail();

async function mailed(email: string): Promise<string> {
  await sendMails({
    ...{ db: api.db, log: api.app.log as never, mail },
    publicUrl: 'https://inspections.example',
  });
  return mail.letters.findLast(({ to }) => to[0] === email)?.text ?? '';
}

test('create technician: a new one, invited by mail, sets a password with the link and signs in', async () => {
  const manager = await api.person({ role: 'Supervisor' });
  const body = { ...someone(), phoneNumber: ' (630) 555-0142 ', hireDate: '2026-11-02' };
  const reply = await manager.send('technicians.create', {
    body: { ...body, email: body.email.toUpperCase() },
  });
  expect(reply).toMatchObject({ status: 201, message: 'Technician created successfully' });
  const { technician } = reply.ok();
  expect(technician).toMatchObject({
    ...body,
    phoneNumber: '(630) 555-0142',
    role: 'Field Technician',
    status: 'Active',
  });
  expect((await logOf(api.db, technician.id))[0]).toMatchObject({
    technicianId: manager.id,
    action: 'technician-created',
  });

  const text = await mailed(body.email);
  expect(text).toContain('Tidemark has created an account for you');
  const token = /#token=([\w-]+)/.exec(text)![1]!;
  const password = 'a quiet harbour at dusk';
  (await api.anyone.send('auth.reset-password', { body: { token, password } })).ok();
  const { email } = body;
  (await api.anyone.send('auth.login', { body: { email, password } })).ok();
  const { id } = technician;
  expect(await manager.send('technicians.invite', { params: { id } })).toMatchObject({
    status: 409,
    code: 'invitation_accepted',
  });
});

test('create technician: an invitation can be sent again', async () => {
  const manager = await api.person({ role: 'Manager' });
  const body = someone();
  const { id } = (await manager.send('technicians.create', { body })).ok().technician;
  const first = await mailed(body.email);
  (await manager.send('technicians.invite', { params: { id } })).ok();
  expect(await mailed(body.email)).not.toBe(first);
});

test.each([
  [{ firstName: ' ' }, 'firstName', 'First name is required'],
  [{ lastName: '' }, 'lastName', 'Last name is required'],
  [{ email: ' ' }, 'email', 'Email is required'],
  [{ email: 'ada' }, 'email', 'Enter a valid email address.'],
  [{ status: 'Terminated' }, 'status', 'Choose a status.'],
  [{ status: 'active' }, 'status', 'Choose a status.'],
  [{ role: 'Boss' }, 'role', 'Choose a role.'],
  [{ hireDate: '2026-02-30' }, 'hireDate', 'Enter a date as YYYY-MM-DD.'],
  [{ passwordHash: 'x' }, 'passwordHash', 'Unknown field.'],
])('create technician: a new technician with %j is refused', async (wrong, field, message) => {
  const manager = await api.person({ role: 'Admin' });
  expect(await manager.send('technicians.create', { body: { ...someone(), ...wrong } })).toMatchObject({
    status: 400,
    code: 'validation_failed',
    details: [{ field, message }],
  });
});

test('create technician: an email in use, refused', async () => {
  const manager = await api.person({ role: 'Admin' });
  const { email } = await api.person();
  const reply = await manager.send('technicians.create', { body: { ...someone(), email } });
  expect(reply).toMatchObject({ status: 409, code: 'email_taken', details: [{ field: 'email' }] });
});
