import { expect, test } from 'vitest';
import { mapsLink } from './maps-link.ts';

const address = '418 Larkspur Lane, Naperville, IL 60540';
const query = '418%20Larkspur%20Lane%2C%20Naperville%2C%20IL%2060540';

test.each([
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 14; Pixel 7)', 5, `geo:0,0?q=${query}`],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5, `maps:?q=${query}`],
  ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, `maps:?q=${query}`],
  [
    'a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
    0,
    `https://www.openstreetmap.org/search?query=${query}`,
  ],
  [
    'a Windows computer',
    'Mozilla/5.0 (Windows NT 10.0)',
    10,
    `https://www.openstreetmap.org/search?query=${query}`,
  ],
])('maps link: on %s an address opens its maps', (_, userAgent, maxTouchPoints, link) => {
  expect(mapsLink(address, { userAgent, maxTouchPoints })).toBe(link);
});
