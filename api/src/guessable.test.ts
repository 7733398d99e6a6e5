import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGuessable } from './guessable.ts';

test.each([
  '0'.repeat(32),
  'a'.repeat(64),
  'abc'.repeat(12),
  '0123456789'.repeat(4),
  '0123456789abcdef'.repeat(2),
  'passwordpasswordpasswordpassword',
  'abcdefghijklmnopqrstuvwxyz012345',
  'zyxwvutsrqponmlkjihgfedcba987654',
  'change-me-change-me-please-now-ok',
  'replace this with a long random secret',
  'a secret of this example is not one of yours',
  '00000000000000000000000000000001',
  '1111111111111111222222222222222',
  '4f9c2b7d4f9c2b7d4f9c2b7d4f9c2b7d4f9c',
  ' '.repeat(32),
  'TODO: a long random secret for us',
  'secret-of-ours-xxxxxx-and-of-theirs',
])('guessable secret: %j is refused', (secret) => {
  expect(isGuessable(secret)).toBe(true);
});

test.each([
  'correct horse battery staple and 9 more',
  'f3a9c1d27b604e58a1d09c47be62f830',
  'q7ToDo9sKxxxxB2mVt8RzL4wYhGc31Ef',
  'aaa3a9c1d27b604e58a1d09c47be62f8',
  '0b0b0b1c9d3e7f2a6c4d8e5f10a9b7c3',
])('guessable secret: %j is accepted', (secret) => {
  expect(isGuessable(secret)).toBe(false);
});

test('guessable secret: a random one in any notation, accepted', () => {
  const size = fc.integer({ min: 24, max: 64 });
  fc.assert(
    fc.property(size, fc.constantFrom('hex', 'base64', 'base64url'), (bytes, as) => {
      expect(isGuessable(randomBytes(bytes).toString(as as 'hex'))).toBe(false);
    }),
  );
});

test('guessable secret: one repeated piece, refused whatever the piece', () => {
  const piece = fc.string({ minLength: 1, maxLength: 16 });
  fc.assert(
    fc.property(piece, fc.integer({ min: 3, max: 40 }), (text, times) => {
      expect(isGuessable(text.repeat(times))).toBe(true);
    }),
  );
});
