import { photo } from '../../api/src/testing/photo.ts';
import { closedLoop } from './closed-loop.ts';
import { openConnection } from './connection.ts';
import type { Call, Drive } from './messages.ts';
import { prepare, type Request, writeStamp } from './prepare.ts';

/** The process that only sends. */

/** About 4 MB, as a phone's. */
const picture = await photo(17);
let stamped = Date.now() * 100;
/** Each call's position in its bodies. */
const turns = new Map<string, number>();

/** A call and what follows it, each with the bodies it sends in turn. */
const prepareAll = (call: Call | undefined): Request[][] =>
  call ? [prepare(call, picture), ...prepareAll(call.follow)] : [];

async function drive({ port, calls, ...load }: Drive) {
  const prepared = calls.map((call) => ({ key: `${call.method} ${call.path}`, steps: prepareAll(call) }));
  const connections = await Promise.all(Array.from({ length: load.connections }, () => openConnection(port)));
  try {
    return await closedLoop(load, async (connection, nth) => {
      const { key, steps } = prepared[(connection + nth * load.connections) % prepared.length]!;
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      const number = stamped++;
      for (const requests of steps) {
        const request = requests[turn % requests.length]!;
        writeStamp(request, number);
        await connections[connection]!.ask(request.bytes);
      }
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
