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

test('of a connection that was lost the log has the error, not the connection with its secret', () => {
  const lost = Object.assign(new Error('terminating connection due to administrator command'), {
    code: '57P01',
    client: { secretKey: 1_044_536_084, connectionParameters: { user: 'tidemark', host: '127.0.0.1' } },
  });
  const text = logged((log) => log.warn({ err: lost }, 'a database connection was lost'));
  expect(text).toContain('57P01');
  expect(text).not.toContain('secretKey');
  expect(text).not.toContain('connectionParameters');
});

test('a value that PostgreSQL could not read does not reach the log, nor does an address a mail server refused', () => {
  const unread = Object.assign(new Error('invalid input syntax for type uuid: "Helen "the cat" Okafor"'), {
    code: '22P02',
  });
  const refused = Object.assign(new Error('550 <helen@example.com>: no such mailbox'), {
    rejected: ['helen@example.com'],
    response: '550 <helen@example.com>: no such mailbox',
  });
  const text = logged((log) => {
    log.error({ err: new Error('the change was not kept', { cause: unread }) }, 'request failed');
    log.error({ err: unread }, 'request failed');
    log.warn({ err: refused, why: refused.message }, 'a mail was not sent');
  });
  expect(text).toContain('invalid input syntax for type uuid: (a value)');
  expect(text).toContain('no such mailbox');
  expect(text).not.toMatch(/Helen|Okafor|helen@/);
});

test('headers and the query of a request are not logged', () => {
  const req = {
    id: '1',
    method: 'GET',
    url: '/api/v1/projects?search=Okafor',
    ip: '::1',
    headers: { authorization: 'Bearer x' },
  };
  const busboyOptions = { headers: req.headers, limits: {} };
  const text = logged((log) => {
    log.info({ req }, 'incoming');
    // As the library that reads forms does at level trace.
    log.info({ busboyOptions }, 'options');
  });
  expect(text).toContain('"/api/v1/projects"');
  expect(text).not.toMatch(/Okafor|Bearer/);
});
