import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { killPostgres } from '../server/embedded-postgres.ts';
import type { Fault } from './fault.ts';
import { leaksIn } from './leaks.ts';
import { type Seen, told, watched } from './traffic.ts';

const away = (forSeconds: number): Fault => ({
  name: `database away for ${forSeconds} s`,
  done: 'all of PostgreSQL killed at once; started again after that time',
  spares: false,
  answeredWithin: 8_000,
  recoversWithin: 10_000,
  async strike({ ground: { postgres } }) {
    await postgres!.crash();
    await after(forSeconds * 1000);
    await postgres!.start();
    return { saw: [], wrong: [] };
  },
});

/** Nobody else restarts the embedded one. */
const embeddedKilled: Fault = {
  name: 'embedded database killed',
  done: 'all processes of the PostgreSQL that comes with Tidemark killed (SIGKILL), and nobody starts it again',
  ground: 'embedded',
  spares: false,
  answeredWithin: 8_000,
  recoversWithin: 15_000,
  async strike({ ground }) {
    await killPostgres(ground.dataDir);
    return { saw: [], wrong: [] };
  },
};

const stopped: Fault = {
  name: 'database does not answer',
  done: 'all processes of PostgreSQL stopped (SIGSTOP) for 60 s: connections stand, nothing comes back',
  spares: false,
  answeredWithin: 42_000,
  recoversWithin: 10_000,
  async strike({ ground: { postgres } }) {
    await postgres!.freeze();
    await after(60_000);
    await postgres!.thaw();
    return { saw: [], wrong: [] };
  },
};

const slow: Fault = {
  name: 'slow disk under the database',
  done: 'each fsync and fdatasync of PostgreSQL made to take 1 s longer (strace) for 20 s',
  spares: true,
  answeredWithin: 8_000,
  recoversWithin: 5_000,
  async strike({ ground: { postgres } }) {
    await using _slowed = await postgres!.slowDown(1_000);
    await after(20_000);
    return { saw: [], wrong: [] };
  },
};

/** Someone left a transaction open; a save to what it holds waits, and every waiting call holds a connection. */
const held: Fault = {
  name: 'a long transaction holds locks',
  done: 'another program holds the row of one inspection for 45 s, while 40 devices save into it again and again',
  spares: false,
  answeredWithin: 16_000,
  recoversWithin: 5_000,
  async strike({ ground, sites: [, site], seen }) {
    const client = new pg.Client({ connectionString: await ground.databaseUrl() });
    await client.connect();
    const { url, token, inspectionId } = site;
    const stop = AbortSignal.timeout(45_000);
    const devices: Seen[] = [];
    const save = watched('writer', devices);
    let saves = 0;
    async function device(number: number): Promise<void> {
      for (let count = 0; !stop.aborted; count++) {
        const body = { finalInspectionNotes: `Device ${number}, ${count}` };
        const answer = await save(url, token, { method: 'PUT', path: `/inspections/${inspectionId}`, body });
        if (answer?.status === 200) saves++;
        await after(1_000);
      }
    }
    try {
      await client.query('BEGIN');
      await client.query('SELECT 1 FROM inspections WHERE id = $1 FOR UPDATE', [inspectionId]);
      const working = Array.from({ length: 40 }, (_, number) => device(number));
      await after(45_000);
      await client.query('ROLLBACK');
      await Promise.all(working);
    } finally {
      await client.end();
    }
    const saw = told(devices).map((line) => `the 40 devices: ${line}`);
    const readers = told(seen.filter(({ who }) => who === 'reader')).map((line) => `readers: ${line}`);
    return { saw: [...saw, ...readers], wrong: leaksIn(devices), saves };
  },
};

const noneLeft: Fault = {
  name: 'the database takes no more connections',
  done: 'another program takes every connection PostgreSQL has left, for 20 s',
  spares: false,
  answeredWithin: 8_000,
  recoversWithin: 10_000,
  async strike({ ground }) {
    const connectionString = await ground.databaseUrl();
    const taken: pg.Client[] = [];
    const until = performance.now() + 20_000;
    try {
      while (performance.now() < until) {
        const client = new pg.Client({ connectionString });
        client.on('error', () => undefined);
        const isIn = await client.connect().then(
          () => true,
          () => false,
        );
        if (isIn) taken.push(client);
        else await after(50);
      }
    } finally {
      await Promise.all(taken.map((client) => client.end()));
    }
    return {
      saw: [`${taken.length} connections taken by the other program`],
      wrong: taken.length < 50 ? ['too few were to be had'] : [],
    };
  },
};

export const databaseFaults = [away(5), away(60), stopped, held, noneLeft, slow, embeddedKilled];
