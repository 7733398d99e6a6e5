import type { After, Before, Faults, Sent } from './wire.ts';

/** How often writes met random trouble. */
export interface Troubles {
  writes: number;
  failed: number;
  unanswered: number;
}

const internal = {
  success: false,
  error: 'Something went wrong',
  message: 'Something went wrong',
  code: 'internal',
};

/** Three writes in ten fail before the server sees them, one response in ten is lost after the server did the work. */
export function chance(troubles: Troubles): Faults {
  return {
    before() {
      troubles.writes++;
      const dice = Math.random();
      if (dice >= 0.3) return 'forward';
      troubles.failed++;
      return dice < 0.15 ? 'cut' : { status: 500, body: internal };
    },
    after() {
      if (Math.random() >= 0.1) return 'answer';
      troubles.unanswered++;
      return 'cut';
    },
  };
}

/** What a step does to the one write that carries its figure; the others meet their random fate. */
export interface Trap {
  before?(sent: Sent): Before | Promise<Before>;
  after?(sent: Sent): After | Promise<After>;
}

export function withTrap(figure: number, trap: Trap, others: Faults): Faults {
  const carries = ({ body }: Sent) => body.includes(`"qty":${figure}`);
  return {
    before: (sent) => (carries(sent) ? (trap.before?.(sent) ?? 'forward') : others.before(sent)),
    after: (sent) => (carries(sent) ? (trap.after?.(sent) ?? 'answer') : others.after(sent)),
  };
}
