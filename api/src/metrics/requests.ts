import type { Metrics } from './registry.ts';

/** A request that was answered. */
export interface Answered {
  /** Its action's name; `none` for pages, health checks and what leads nowhere. */
  action: string;
  status: number;
  seconds: number;
}

/** From what is not felt to what a client gives up on. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function watchRequests(metrics: Metrics): (answered: Answered) => void {
  const count = metrics.counter('tidemark_requests_total', 'Requests answered, by action and status.');
  const measure = metrics.histogram(
    'tidemark_request_duration_seconds',
    'From the head of a request to the end of its answer; streams of live changes last as long as they do.',
    bounds,
  );
  return ({ action, status, seconds }) => {
    count({ action, status: String(status) });
    measure({ action }, seconds);
  };
}
