import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import pino from 'pino';
import { beforeAll, onTestFinished } from 'vitest';
import { openOutbound } from '../../integrations/outbound.ts';
import type { Person } from '../../testing/people.ts';
import type { useApi } from '../../testing/use-api.ts';
import { sendNextPush } from '../send-pushes.ts';
import { loopbackCertificate, startPushService } from './push-service.ts';

export const contact = 'https://tidemark.example';

/** An office whose pushes go to a push service of the test's own. */
export function usePushes(api: ReturnType<typeof useApi>) {
  beforeAll(() => {
    const ours = readFileSync(loopbackCertificate, 'utf8');
    setDefaultCACertificates([...getCACertificates('default'), ours]);
  });

  /** A push service, a technician whose browser is subscribed there, and a manager. */
  async function office({ privateAllowed = true } = {}) {
    const service = await startPushService();
    const outbound = openOutbound({ privateAllowed });
    const lines: string[] = [];
    const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
    onTestFinished(async () => {
      await outbound.close();
      await service[Symbol.asyncDispose]();
      await api.db.deleteFrom('pushSubscriptions').execute();
    });
    const send = () => sendNextPush({ db: api.db, log, outbound, contact });
    const [boss, dana] = [await api.person({ role: 'Manager' }), await api.person()];
    const subscription = await subscribe(dana, service);
    const schedule = async (id: number, changes: object) => {
      const seen = await api.db
        .selectFrom('projects')
        .select(['technicianId', 'scheduledDate', 'scheduledTime'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const body = { ...changes, seen, confirmUnsent: true };
      (await boss.send('office.schedule', { params: { id }, body })).ok();
    };
    const assign = (id: number, technicianId: number | null = dana.id) => schedule(id, { technicianId });
    const messages = () => service.received.map(({ message }) => JSON.parse(message) as unknown);
    return {
      service,
      send,
      boss,
      dana,
      subscription,
      schedule,
      assign,
      messages,
      logText: () => lines.join(''),
    };
  }

  const subscriptions = () => api.db.selectFrom('pushSubscriptions').selectAll().execute();
  const waiting = () => api.db.selectFrom('pushes').selectAll().execute();
  /** As if the pause after a failure were over. */
  const tomorrow = () => api.db.updateTable('pushSubscriptions').set({ nextTryAt: null }).execute();

  return { office, subscriptions, waiting, tomorrow };
}

export async function subscribe(by: Person, service: { subscribe(): { endpoint: string; keys: object } }) {
  const subscription = service.subscribe();
  (await by.send('push.subscribe', { body: subscription })).ok();
  return subscription;
}
