import type { authActions } from '@tidemark/contract/auth';
import type { Handler } from '../context.ts';
import { technicianById } from '../technicians/read.ts';

export const me =
  (timeZone: string | undefined): Handler<typeof authActions.me> =>
  async ({ db, actor }) => ({ technician: await technicianById(db, actor.id), timeZone });
