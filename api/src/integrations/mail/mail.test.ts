import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import type { SendFailure } from '../failure.ts';
import { once, untilTaken } from '../testing/samples.ts';
import { folderMail } from './folder-mail.ts';
import type { MailMessage } from './mail.ts';
import { smtpMail } from './smtp-mail.ts';

const letter: MailMessage = {
  to: ['office@tidemark.example', 'second@tidemark.example'],
  subject: 'Inspection completed: Ålesund – 1',
  text: 'The claim sheets are attached.',
  attachments: [{ name: 'Kitchen.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7 x') }],
};
const from = 'Tidemark <tidemark@tidemark.example>';

/** The failures of one mail. Those that end in "after" happen after it was stored. */
type Trouble =
  | 'greylisted'
  | 'too many'
  | 'refused'
  | 'hang-up'
  | 'hang-up after'
  | 'error after'
  | 'half an answer after'
  | 'half an answer, then silence after'
  | 'silence'
  | 'silence after'
  | 'slow';

/** A real mail server with a mailbox that stores a message once, by its Message-ID, as mailboxes do. */
async function mailbox(...troubles: Trouble[]) {
  const taken: string[] = [];
  const box = new Map<string, string>();
  const refusal = (responseCode: number, message: string) =>
    Object.assign(new Error(message), { responseCode });
  /** Sends text to every client, and then closes the connection if asked. */
  const cut = ({ words = '', ends }: { words?: string; ends: boolean }) => {
    for (const connection of server.connections) {
      const { _socket: socket } = connection as unknown as { _socket: Socket };
      socket.write(words, () => ends && socket.destroy());
    }
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onAuth: ({ password }, _session, done) =>
      password === 'right'
        ? done(null, { user: 'me' })
        : done(password === 'later' ? refusal(454, '4.7.0 Try later') : refusal(535, 'no such user')),
    onData(stream: SMTPServerDataStream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const trouble = troubles.shift();
        if (trouble === 'greylisted') return done(refusal(451, '4.7.1 Greylisted, try again later'));
        if (trouble === 'refused') return done(refusal(550, '5.1.1 No such mailbox'));
        if (trouble === 'too many') return done(refusal(421, '4.7.0 Too many messages, try again later'));
        if (trouble === 'silence') return undefined;
        if (trouble === 'hang-up') return cut({ ends: true });
        taken.push(text);
        box.set(/^Message-ID: (.+)$/im.exec(text)![1]!.trim(), text);
        if (trouble === 'error after') return done(refusal(451, '4.3.0 Error in processing'));
        if (trouble === 'silence after') return undefined;
        if (trouble === 'hang-up after') return cut({ ends: true });
        // "250-" says that more lines follow (RFC 5321, 4.2.1).
        if (trouble === 'half an answer after') return cut({ words: '250-Message', ends: true });
        if (trouble === 'half an answer, then silence after')
          return cut({ words: '250-Message', ends: false });
        if (trouble === 'slow') return void setTimeout(done, 120);
        return done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, port, taken, box };
}

function mailTo(url: string) {
  const mail = smtpMail({ url, from });
  onTestFinished(() => mail.close());
  return mail;
}

test('mail: a mail with an attachment arrives for all recipients', async () => {
  const { url, box } = await mailbox();
  const { taken } = await untilTaken((sending) => mailTo(url).send(letter, sending));
  const [id, text] = [...box][0]!;
  expect(taken.externalId).toBe(id);
  expect(text).toContain('To: office@tidemark.example, second@tidemark.example');
  expect(text).toContain('Auto-Submitted: auto-generated');
  expect(text).toMatch(/filename=Kitchen\.pdf/);
  expect(text).toContain(Buffer.from('%PDF-1.7 x').toString('base64'));
});

test.each<Trouble>([
  'greylisted',
  'too many',
  'hang-up',
  'hang-up after',
  'error after',
  'half an answer after',
  'half an answer, then silence after',
  'silence',
  'silence after',
])('mail: %s: sent again, one mail in the mailbox', async (trouble) => {
  const { url, box, taken } = await mailbox(trouble);
  const { failures } = await untilTaken((sending) => mailTo(url).send(letter, sending), 1500);
  expect(failures).toHaveLength(1);
  expect(failures[0]!.message).toMatch(/^The (mail server|other side) .+/);
  expect(box.size).toBe(1);
  // The acknowledgement was lost: SMTP cannot check, so it was sent twice under one Message-ID.
  expect(taken).toHaveLength(trouble.endsWith('after') ? 2 : 1);
});

test('mail: a slow mail server, waited for', async () => {
  const { url, taken } = await mailbox('slow');
  const { failures } = await untilTaken((sending) => mailTo(url).send(letter, sending));
  expect(failures).toEqual([]);
  expect(taken).toHaveLength(1);
});

test('mail: a permanent refusal, not retried, with its reason', async () => {
  const { url } = await mailbox('refused');
  const failure: SendFailure = await once((sending) => mailTo(url).send(letter, sending)).catch(
    (error) => error,
  );
  expect(failure).toMatchObject({ again: false, message: expect.stringContaining('5.1.1 No such mailbox') });
});

test('mail: a wrong password, named as the cause without being printed', async () => {
  const { port } = await mailbox();
  const mail = mailTo(`smtp://me:hunter2@127.0.0.1:${port}`);
  const failure: SendFailure = await once((sending) => mail.send(letter, sending)).catch((error) => error);
  expect(failure).toMatchObject({
    again: false,
    message: 'The mail server refused the user or the password.',
  });
});

test('mail: a mail server that cannot check the password now, tried again', async () => {
  const { port } = await mailbox();
  const mail = mailTo(`smtp://me:later@127.0.0.1:${port}`);
  const failure: SendFailure = await once((sending) => mail.send(letter, sending)).catch((error) => error);
  expect(failure).toMatchObject({
    again: true,
    message: expect.stringMatching(/^The mail server answered: .*4\.7\.0 Try later/),
  });
});

test('mail: a mail server that is not there, tried again', async () => {
  const failure: SendFailure = await once((sending) =>
    mailTo('smtp://127.0.0.1:1').send(letter, sending),
  ).catch((e) => e);
  expect(failure).toMatchObject({
    again: true,
    message: expect.stringMatching(/^The mail server did not answer: /),
  });
});

test('mail: no mail server, each mail is one file', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-mail-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const mail = folderMail({ dir, from });
  for (let i = 0; i < 2; i++) await once((sending) => mail.send(letter, sending), 'delivery-1');
  expect((await readdir(dir)).filter((name) => !name.startsWith('.'))).toEqual(['delivery-1.eml']);
  expect(await readFile(join(dir, 'delivery-1.eml'), 'utf8')).toContain(
    'Message-ID: <delivery-1@deliveries.tidemark>',
  );
});
