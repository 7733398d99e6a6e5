import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiProcess, apiProcess } from '../server/api-process.ts';
import { embeddedUrl, killPostgres } from '../server/embedded-postgres.ts';
import { Network } from './network.ts';
import { Office } from './office.ts';
import { Phone } from './phone.ts';

/** A server that restarts after each kill; every second kill takes its PostgreSQL with it. */
export class Server {
  kills = 0;
  withPostgres = 0;
  private readonly api: ApiProcess;
  private readonly dataDir: string;
  private coming: Promise<void> = Promise.resolve();

  constructor(api: ApiProcess, dataDir: string) {
    this.api = api;
    this.dataDir = dataDir;
  }

  start(): Promise<void> {
    this.api.launch();
    this.coming = this.api.ready();
    // Passed to whoever waits for it: without a listener it must not end the proof and leave the other servers behind.
    this.coming.catch(() => {});
    return this.coming;
  }

  /** Does not wait for its return; lets a start in progress finish first. */
  async kill(): Promise<void> {
    await this.coming;
    await this.api.kill();
    if (this.kills++ % 2 === 1 && (await killPostgres(this.dataDir))) this.withPostgres++;
    void this.start();
  }

  /** Waits until it is there. */
  up(): Promise<void> {
    return this.coming;
  }

  get errors(): string[] {
    return this.api.errors;
  }

  async end(): Promise<void> {
    await this.api.kill();
    await killPostgres(this.dataDir);
    await rm(this.dataDir, { recursive: true });
  }
}

export interface Site {
  server: Server;
  office: Office;
  /** The network of each phone. */
  networks: [Network, Network];
  phones: [Phone, Phone];
  /** A phone with a good network that only reads. */
  third: Phone;
  close(): Promise<void>;
}

/** A real server on its embedded database, and a bad network for each of two phones. */
export async function openSite(): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'proof-interleavings-'));
  const api = await apiProcess({ DATA_DIR: dataDir });
  const server = new Server(api, dataDir);
  const networks: [Network, Network] = [new Network(api.url), new Network(api.url)];
  await server.start().catch(async (error: Error) => {
    await server.end();
    throw error;
  });
  for (const network of networks) await network.open();
  const phones: Site['phones'] = [new Phone(networks[0].url), new Phone(networks[1].url)];
  const third = new Phone(api.url);
  for (const phone of [...phones, third]) await phone.start();
  return {
    server,
    office: new Office(api.url, () => embeddedUrl(dataDir)),
    ...{ networks, phones, third },
    async close() {
      for (const phone of [...phones, third]) await phone.end();
      for (const network of networks) await network.close();
      await server.end();
    },
  };
}
