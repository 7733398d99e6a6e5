import type { authActions } from '@tidemark/contract/auth';
import type { Handler, ZoneNow } from '../context.ts';
import { technicianById } from '../technicians/read.ts';

export const me =
  (zoneNow: ZoneNow): Handler<typeof authActions.me> =>
  async ({ db, actor }) => ({
    technician: await technicianById(db, actor.id),
    timeZone: await zoneNow(db),
  });
