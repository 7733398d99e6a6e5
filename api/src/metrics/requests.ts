import { Counter, Histogram, type Registry } from 'prom-client';

/** A finished request. */
export interface Answered {
  /** Its action's name; `none` for pages, health checks and unknown paths. */
  action: string;
  status: number;
  seconds: number;
}

/** From unnoticeable to what makes a client give up. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function watchRequests(register: Registry): (answered: Answered) => void {
  const requests = new Counter({
    name: 'tidemark_requests_total',
    help: 'Requests answered, by action and status.',
    labelNames: ['action', 'status'],
    registers: [register],
  });
  const durations = new Histogram({
    name: 'tidemark_request_duration_seconds',
    help: 'From the head of a request to the end of its answer; streams of live changes last as long as they do.',
    labelNames: ['action'],
    buckets,
    registers: [register],
  });
  return ({ action, status, seconds }) => {
    requests.inc({ action, status });
    durations.observe({ action }, seconds);
  };
}
