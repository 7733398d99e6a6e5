import { existsSync } from 'node:fs';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Debian's Chromium, without network traffic of its own. */
export function chromiumOptions() {
  if (!existsSync(executablePath))
    throw new Error(`There is no browser at ${executablePath}: set CHROMIUM_PATH.`);
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
