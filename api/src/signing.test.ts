import { expect, test } from 'vitest';
import type { KeyRing } from './key-ring.ts';
import { signWith } from './signing.ts';

const first = 'the first secret, 32 characters long';
const second = 'the second secret, 32 characters long';
const ring = (...believed: [string, ...string[]]): KeyRing => ({
  signing: () => believed[0],
  believed: () => believed,
});
const of = { technicianId: 7, signInId: '01980000-0000-7000-8000-000000000000' };
const share = { id: of.signInId, inspectionId: 'i', roomId: 'r' };

test('signing: signed with the former secret, accepted as long as the ring holds it', () => {
  const before = signWith(ring(first));
  const token = before.tokens.sign(of);
  const query = Object.fromEntries(new URLSearchParams(before.addresses.sign('a')));
  const link = new URL(before.shares.url(share), 'http://x').searchParams.get('share')!;

  const rotated = signWith(ring(second, first));
  expect(rotated.tokens.read(token)).toMatchObject(of);
  expect(rotated.addresses.holds('a', query)).toBe(true);
  expect(rotated.shares.holds(share.id, link)).toBe(true);
  expect(before.tokens.read(rotated.tokens.sign(of)), 'the new one signs').toBe(null);

  const later = signWith(ring(second));
  expect(later.tokens.read(token)).toBe(null);
  expect(later.addresses.holds('a', query)).toBe(false);
  expect(later.shares.holds(share.id, link)).toBe(false);
});
