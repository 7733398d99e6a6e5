import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { once } from '../testing/samples.ts';
import { folderMail } from './folder-mail.ts';

const from = 'Tidemark <tidemark@tidemark.example>';

test.each([
  ['Basement\r\nBcc: everyone@evil.example', 'line ends'],
  ['Basement\nBcc: everyone@evil.example', 'a bare line feed'],
  ['Basement\rBcc: everyone@evil.example', 'a bare carriage return'],
  ['Basement\u2028Bcc: everyone@evil.example', 'a line separator'],
  ['Basement\r\n\r\n<script>alert(1)</script>', 'the end of the headers'],
])('mail: %j in the text of a mail (%s), no header or body is added', async (words) => {
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-letters-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const mail = folderMail({ dir, from });
  const attachments = [{ name: `${words}.pdf`, type: 'application/pdf', bytes: Buffer.from('%PDF') }];
  const letter = { to: ['office@tidemark.example'], subject: words, text: 'Words.', attachments };
  await once((sending) => mail.send(letter, sending), 'delivery-1');

  const text = await readFile(join(dir, 'delivery-1.eml'), 'utf8');
  const headers = text.slice(0, text.indexOf('\r\n\r\n'));
  expect(headers).not.toMatch(/^bcc:/im);
  expect(headers).toMatch(/^Subject: /m);
  expect(headers).toMatch(/^Content-Type: multipart\/mixed/m);
  expect(text.match(/^Content-Type:/gm)).toHaveLength(3);
  expect(text).not.toMatch(/^(bcc:|<script>)/im);
});
