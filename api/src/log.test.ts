import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { openLog } from './log.ts';

function logged(write: (log: ReturnType<typeof openLog>) => void): string {
  let text = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  write(openLog('info', destination));
  return text;
}

test('what PostgreSQL quotes of a row does not reach the log, what went wrong does', () => {
  const error = Object.assign(
    new Error('duplicate key value violates unique constraint "technicians_email"'),
    {
      code: '23505',
      constraint: 'technicians_email',
      detail: 'Key (email)=(helen@example.com) already exists.',
      where: 'COPY row: helen@example.com',
    },
  );
  const text = logged((log) => log.error({ err: error }, 'request failed'));
  expect(text).toContain('technicians_email');
  expect(text).toContain('23505');
  expect(text).not.toContain('helen@example.com');
});

test('headers and the query of a request are not logged', () => {
  const req = {
    id: '1',
    method: 'GET',
    url: '/api/v1/projects?search=Okafor',
    ip: '::1',
    headers: { authorization: 'Bearer x' },
  };
  const text = logged((log) => log.info({ req }, 'incoming'));
  expect(text).toContain('"/api/v1/projects"');
  expect(text).not.toMatch(/Okafor|Bearer/);
});
