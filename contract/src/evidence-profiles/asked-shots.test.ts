import { expect, test } from 'vitest';
import { driedBasement } from '../drying/testing/dried-basement.ts';
import { askedShots } from './asked-shots.ts';
import type { EvidenceFacts } from './facts.ts';
import { shippedProfiles } from './shipped.ts';
import { asking, facts, photo, room, rule } from './testing/facts.ts';

const water = shippedProfiles.find(({ id }) => id === 'water')!;
const first = ['arrival', 'first-visit'] as const;
const asked = (of: EvidenceFacts, roomId: string | null, stages: readonly (typeof first)[number][] = first) =>
  askedShots(of, water, { roomId, stages });
const words = (of: EvidenceFacts, roomId: string | null) =>
  asked(of, roomId).map(({ shot, done, of: all }) => `${shot} ${done}/${all}`);

test("asked shots: in a room its own first, then what any room may show, musts before the others'", () => {
  expect(words(facts(), 'kitchen')).toEqual([
    'room-overview 0/2',
    'damage 0/1',
    'moisture-reading 0/1',
    'contents-before 0/1',
    'cause 0/1',
    'cause-part 0/1',
    'pre-existing 0/1',
    'shutoff 0/1',
    'thermal 0/1',
  ]);
  expect(words(facts(), 'hall')[0]).toBe('adjacent 0/1');
});

test('asked shots: outside, the front, the address and the sides; a side counts without its name', () => {
  const of = facts({ photos: [photo('elevation'), photo('front', { roomId: 'kitchen' })] });
  expect(words(of, null).slice(0, 3)).toEqual(['front 1/1', 'address 0/1', 'cause 0/1']);
  expect(words(of, null)).toContain('elevation 1/4');
});

test("asked shots: a photo of another room is not this room's", () => {
  const of = facts({
    rooms: [room('Kitchen'), room('Bath')],
    photos: [photo('damage', { roomId: 'bath' }), photo('room-overview', { roomId: 'kitchen' })],
  });
  expect(words(of, 'kitchen').slice(0, 2)).toEqual(['room-overview 1/2', 'damage 0/1']);
  expect(words(of, 'bath').slice(0, 2)).toEqual(['room-overview 0/2', 'damage 1/1']);
});

test('asked shots: what had to be there before work is not asked for after it; what was waived neither', () => {
  const drying = driedBasement({ isClosed: false });
  expect(asked(facts({ drying }), 'kitchen').map(({ shot }) => shot)).not.toContain('damage');
  const waived = [{ ruleId: 'asked', for: 'kitchen' }];
  const profile = asking(rule('shot:closeup', { per: 'affected room' }));
  const of = facts({ rooms: [room('Kitchen'), room('Bath')] });
  const here = (roomId: string) => askedShots(of, profile, { roomId, stages: first }, waived);
  expect(here('kitchen')).toEqual([]);
  expect(here('bath')).toMatchObject([{ shot: 'closeup', done: 0, of: 1 }]);
});

test('asked shots: one shot of two rules is one, which asks for more while either is open', () => {
  const profile = asking(
    rule('shot:damage', { id: 'one', per: 'affected room' }),
    rule('shot:damage', { id: 'three', per: 'affected room', minimum: 3, severity: 'should' }),
  );
  const of = facts({ photos: [photo('damage', { roomId: 'kitchen' })] });
  expect(askedShots(of, profile, { roomId: 'kitchen', stages: first })).toMatchObject([
    { shot: 'damage', severity: 'must', done: 1, of: 3 },
  ]);
});
