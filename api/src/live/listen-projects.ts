import type { liveActions } from '@tidemark/contract/live';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import type { Feed } from './feed.ts';

/** A tab each is plenty; more is a client that does not close what it opens. */
const streamsEach = 3;

export const listenProjects =
  (feed: Feed): Handler<typeof liveActions.projects> =>
  async ({ signInId }, { query }) => {
    // Every action but those for anyone has a sign-in.
    const who = signInId!;
    if (feed.listening(who) >= streamsEach) throw new Refusal('rate_limited');
    return (to) => feed.listen(who, to, query.away);
  };
