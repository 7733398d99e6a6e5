import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Family, Metrics } from './registry.ts';
import { version } from './version.ts';

const one = (name: string, help: string, value: number, type: Family['type'] = 'gauge'): Family => ({
  name,
  type,
  help,
  samples: [{ value }],
});

/** What this process is, and how it fares. */
export function watchProcess(metrics: Metrics): Disposable {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const startedAt = Date.now() / 1000 - process.uptime();
  metrics.read(() => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const delays = [0.5, 0.99, 1].map((quantile) => ({
      labels: { quantile: String(quantile) },
      value: delay.count === 0 ? 0 : delay.percentile(quantile * 100) / 1e9,
    }));
    delay.reset();
    return [
      {
        name: 'tidemark_build_info',
        type: 'gauge',
        help: 'What runs here; always 1.',
        samples: [{ labels: { version, node: process.versions.node }, value: 1 }],
      },
      {
        name: 'tidemark_event_loop_delay_seconds',
        type: 'gauge',
        help: 'How late timers were since somebody looked last; 10 ms is none.',
        samples: delays,
      },
      one('process_start_time_seconds', 'When it started, in Unix time.', startedAt),
      one('process_cpu_seconds_total', 'Processor time used.', (user + system) / 1e6, 'counter'),
      one('process_resident_memory_bytes', 'Memory the system has given it.', rss),
      one('nodejs_heap_used_bytes', 'JavaScript objects.', heapUsed),
      one('nodejs_external_memory_bytes', 'Buffers and the like.', external),
    ];
  });
  return { [Symbol.dispose]: () => void delay.disable() };
}
