import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '../fixtures/patient.ts';
import type { Server } from '../fixtures/server.ts';

/** The mails to this address in the mail folder, as text. */
export async function lettersTo(server: Server, email: string): Promise<string[]> {
  const dir = join(server.dataDir, 'mail');
  // There is no folder before the first mail.
  const names = await readdir(dir).catch(() => []);
  const texts = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(dir, name), 'utf8')),
  );
  return texts.filter((text) => text.includes(email));
}

/** Waits for a mail with such a path on the server. */
async function pathInMail(server: Server, email: string, subject: RegExp, path: RegExp): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const letters = (await lettersTo(server, email)).filter((text) => subject.test(text));
    // Quoted-printable breaks long lines with "=" and writes "=" as "=3D".
    const plain = letters.map((text) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
    link = plain.map((text) => path.exec(text)?.[0]).find(Boolean);
    expect(link, `a link for ${email}`).toBeTruthy();
  }).toPass({ timeout: 20_000, intervals: [50] });
  return link!;
}

/** The link of a mail to set a password. */
export const passwordLink = (server: Server, email: string, subject: RegExp) =>
  pathInMail(server, email, subject, /\/reset-password#token=[\w-]+/);

/** The link of a mail to sign a document. */
export const signingLink = (server: Server, email: string) =>
  pathInMail(server, email, /./, /\/sign\/[\w-]+\?share=[\w-]+/);

/** Someone new in the company, unknown to other journeys. */
export const newAddress = (name: string) =>
  `${name}-${Math.random().toString(36).slice(2, 8)}@company.example`;
