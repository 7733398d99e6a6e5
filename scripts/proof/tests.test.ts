import { expect, test, vi } from 'vitest';
import { runEngines } from './tests.ts';

// Neither the browsers nor apt-get are there.
vi.stubEnv('PATH', '/nowhere');

test('engines: neither is there nor can be installed, each is named and the gate goes on', async () => {
  const { passed, failed, warnings } = await runEngines();
  expect({ passed, failed }).toEqual({ passed: 0, failed: 0 });
  expect(warnings).toEqual([
    expect.stringContaining('These tests need WebKitWebDriver: apt-get install webkit2gtk-driver. '),
    expect.stringContaining('These tests need firefox-esr: apt-get install firefox-esr. '),
  ]);
});
