import { photo } from '../../api/src/testing/photo.ts';
import { closedLoop } from './closed-loop.ts';
import { openConnection } from './connection.ts';
import type { Drive } from './messages.ts';
import { prepare, writeStamp } from './prepare.ts';

/** The process that only sends. */

const picture = await photo(3);
let stamped = Date.now() * 100;
/** Each call's position in its bodies. */
const turns = new Map<string, number>();

async function drive({ port, calls, ...load }: Drive) {
  const prepared = calls.map((call) => ({
    key: `${call.method} ${call.path}`,
    requests: prepare(call, picture),
  }));
  const connections = await Promise.all(Array.from({ length: load.connections }, () => openConnection(port)));
  try {
    return await closedLoop(load, async (connection, nth) => {
      const { key, requests } = prepared[(connection + nth * load.connections) % prepared.length]!;
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      const request = requests[turn % requests.length]!;
      writeStamp(request, stamped++);
      await connections[connection]!.ask(request.bytes);
    });
  } finally {
    for (const connection of connections) connection.close();
  }
}

process.on('message', async (told: Drive) => {
  process.send?.(await drive(told).catch((error: Error) => ({ failed: error.message })));
});
process.on('disconnect', () => process.exit());
process.send?.({ photo: picture.length });
