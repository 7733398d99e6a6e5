import { expect, test } from 'vitest';
import { isCommon } from './common-passwords.ts';

const email = 'dana.whitaker@example.com';

test.each([
  'basketball',
  'Basketball',
  '1q2w3e4r5t',
  'Password2026!',
  '123456dragon',
  'tidemark2026',
  'aaaaaaaaaa',
  'abc1abc1abc1',
  '0123456789',
  '1234567890',
  'jihgfedcba',
  'dana.whitaker',
  'dana.whitaker@example.com',
])('common passwords: %s is too common', (password) => {
  expect(isCommon(password, email)).toBe(true);
});

test.each([
  'correct horse battery staple',
  'tidemark-demo',
  'dragon of the lake',
  'Wo wohnt die 7. Ziege',
  '密码不是这个而是那个吧',
  '4815926535',
])('common passwords: %s is accepted', (password) => {
  expect(isCommon(password, email)).toBe(false);
});
