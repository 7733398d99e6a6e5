import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { shareLinks } from './share-links.ts';

const secret = 'a secret of thirty-two characters';
const links = shareLinks(secret);
const share = { id: uuidv7(), inspectionId: uuidv7(), roomId: uuidv7() };
const tokenOf = (url: string) => new URL(url, 'https://tidemark.example').searchParams.get('share')!;

test("share link: its address opens the room's report page and is the same each time", () => {
  const url = links.url(share);
  expect(url).toMatch(
    new RegExp(`^/claim-sheet-report/${share.inspectionId}/${share.roomId}\\?share=[\\w-]{43}$`),
  );
  expect(shareLinks(secret).url(share)).toBe(url);
  expect(links.holds(share.id, tokenOf(url))).toBe(true);
});

test('share link: another share or another secret, a different token', () => {
  const token = tokenOf(links.url(share));
  expect(links.holds(uuidv7(), token)).toBe(false);
  expect(shareLinks(`${secret}!`).holds(share.id, token)).toBe(false);
});

test('share link: anything but the exact token, refused', () => {
  const token = tokenOf(links.url(share));
  const near = fc
    .tuple(fc.nat(token.length - 1), fc.string({ minLength: 1, maxLength: 1 }))
    .map(([at, other]) => token.slice(0, at) + other + token.slice(at + 1));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), near), (given) => {
      expect(links.holds(share.id, given)).toBe(given === token);
    }),
  );
});
