import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
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

test('log: a row PostgreSQL quotes, not logged; the error itself is', () => {
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

test('log: a lost connection, the error is logged without the connection and its secret', () => {
  const lost = Object.assign(new Error('terminating connection due to administrator command'), {
    code: '57P01',
    client: { secretKey: 1_044_536_084, connectionParameters: { user: 'tidemark', host: '127.0.0.1' } },
  });
  const text = logged((log) => log.warn({ err: lost }, 'a database connection was lost'));
  expect(text).toContain('57P01');
  expect(text).not.toContain('secretKey');
  expect(text).not.toContain('connectionParameters');
});

test('log: a value PostgreSQL rejects or an address a mail server refuses, not logged', () => {
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

test('log: request headers and query, not logged', () => {
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
    // Like the form library at level trace.
    log.info({ busboyOptions }, 'options');
  });
  expect(text).toContain('"/api/v1/projects"');
  expect(text).not.toMatch(/Okafor|Bearer/);
});

/** A process that logs to its standard output, then does this. */
function logging(then: string) {
  const log = JSON.stringify(new URL('./log.ts', import.meta.url).href);
  const program = `const { openLog } = await import(${log});
    const log = openLog('info');
    for (let nth = 1; nth <= 3; nth++) log.info({ nth }, 'a line');
    ${then}`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

test.each([
  ['ends', 'process.exit(0)'],
  ['crashes', "setTimeout(() => { throw new Error('the cause') })"],
])('log: a process that %s, every line before is written', async (_, then) => {
  const said = await text(logging(then).stdout);
  expect(said.trim().split('\n')).toHaveLength(3);
});

test('log: few lines of a process that goes on, written soon', async () => {
  const child = logging('setInterval(() => undefined, 60_000)');
  const [bytes] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  expect(String(bytes).trim().split('\n')).toHaveLength(3);
});
