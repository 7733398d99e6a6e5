import { expect, test } from 'vitest';
import { readPackageAddress } from './read-address.ts';

test.each([
  ['/package/1a-2b', '?share=tok-en_', { packageId: '1a-2b', share: 'tok-en_' }],
  ['/package/1a/', '?x=1&share=t', { packageId: '1a', share: 't' }],
  ['/package/1a', '', { packageId: '1a', share: '' }],
  ['/package/', '?share=t', undefined],
  ['/package/1a/2b', '?share=t', undefined],
  ['/claim-sheet-report/1a/2b', '?share=t', undefined],
])('package address: %s%s', (pathname, search, address) => {
  expect(readPackageAddress({ pathname, search })).toEqual(address);
});
