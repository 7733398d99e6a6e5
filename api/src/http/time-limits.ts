/** How long a call may take to arrive, in ms. */
export interface TimeLimits {
  /** Its headers. */
  headers: number;
  /** A body without a file. */
  body: number;
  /** Any call, with its file. */
  whole: number;
  /** Silence on both sides; longer than a device's own minute (web/src/offline/SPEC.md). */
  still: number;
}

const usual: TimeLimits = { headers: 20_000, body: 60_000, whole: 30 * 60_000, still: 90_000 };

/** The same as options of Fastify and of Node's server; slower calls are looked for every `headers` / 4. */
export function timeLimits(given: Partial<TimeLimits>) {
  const { headers, whole, still } = { ...usual, ...given };
  return {
    http: {
      headersTimeout: headers,
      connectionsCheckingInterval: Math.ceil(headers / 4),
      // A request without a host is refused in the envelope (odd-calls.ts), not with a bare status of Node's.
      requireHostHeader: false,
    },
    requestTimeout: whole,
    connectionTimeout: still,
  };
}

export const bodyTimeLimit = ({ body = usual.body }: Partial<TimeLimits>): number => body;
