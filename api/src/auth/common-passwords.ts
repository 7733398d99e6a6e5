import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonPassword } from '@tidemark/contract/passwords';
import { Refusal } from '@tidemark/contract/refusals';

const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** What people add to a common word to make it long enough: 'Password2026!'. */
const decoration = /^[^a-z]{0,6}([a-z]+)[^a-z]{0,6}$/;
/** One to five characters repeated. */
const repeated = /^(.{1,5})\1+.{0,4}$/s;

/** Consecutive characters, up or down: '0123456789', 'zyxwvutsrq'. */
function isRun(word: string): boolean {
  const codes = Array.from(word, (letter) => letter.codePointAt(0)!);
  const step = codes[1]! - codes[0]!;
  return (
    Math.abs(step) <= 1 &&
    codes.every((code, at) => at === 0 || code - codes[at - 1]! === step || (code === 48 && step === 1))
  );
}

/** Whether a password is among the first guesses for this account. */
export function isCommon(password: string, email: string): boolean {
  const word = password.toLowerCase();
  const [name = ''] = email.split('@');
  const core = decoration.exec(word)?.[1];
  return (
    common.has(word) ||
    (core !== undefined && (common.has(core) || core === name)) ||
    word === email ||
    word === name ||
    repeated.test(word) ||
    isRun(word)
  );
}

/** @throws Refusal validation_failed naming the password's field */
export function refuseCommon(password: string, email: string, field: string): void {
  if (isCommon(password, email)) {
    throw new Refusal('validation_failed', [{ field, message: commonPassword }]);
  }
}
