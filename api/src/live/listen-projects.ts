import type { liveActions } from '@tidemark/contract/live';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import type { Feed } from './feed.ts';

/** One per tab is plenty; more means a client that leaks them. */
const streamsEach = 3;

export const listenProjects =
  (feed: Feed): Handler<typeof liveActions.projects> =>
  async ({ signInId }, { query }) => {
    // Every action has a sign-in, except those open to anyone.
    const who = signInId!;
    if (feed.listening(who) >= streamsEach) throw new Refusal('rate_limited');
    return (to) => feed.listen(who, to, query.away);
  };
