import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { rotateKeys } from '../key-ring.ts';
import { BadCommand } from './bad-command.ts';

/** `rotate-keys`: a new secret signs tokens, file addresses and share links; earlier ones are accepted for 31 days. */
export async function rotateSecrets(config: Config, say: (line: string) => void, args: string[]) {
  parseArgs({ args, options: {} });
  if (config.tokenSecret) {
    throw new BadCommand(
      'TOKEN_SECRET is set, so it is not kept in DATA_DIR. Put it into TOKEN_SECRET_BEFORE for 31 days, a new one into TOKEN_SECRET, and restart. ' +
        'Where there are several servers, first restart each with the new one in TOKEN_SECRET_BEFORE.',
    );
  }
  const { believed } = await rotateKeys(resolve(config.dataDir));
  say(`A new secret signs within a minute, without a restart. ${believed} are believed.`);
  return 0;
}
