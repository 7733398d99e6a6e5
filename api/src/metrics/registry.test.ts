import { expect, test } from 'vitest';
import { openMetrics } from './registry.ts';

test('what is counted and measured is told in the text format, buckets adding up', async () => {
  const metrics = openMetrics();
  const count = metrics.counter('calls_total', 'Calls.');
  const measure = metrics.histogram('call_seconds', 'How long they took.', [0.1, 1]);
  metrics.read(() => [{ name: 'up', type: 'gauge', help: 'Whether.', samples: [{ value: 1 }] }]);
  count({ action: 'a' });
  count({ action: 'a' });
  count({ action: 'say "b"\\\n' });
  for (const seconds of [0.05, 0.1, 0.5, 5]) measure({ action: 'a' }, seconds);
  expect(await metrics.text()).toBe(`# HELP calls_total Calls.
# TYPE calls_total counter
calls_total{action="a"} 2
calls_total{action="say \\"b\\"\\\\\\n"} 1
# HELP call_seconds How long they took.
# TYPE call_seconds histogram
call_seconds_bucket{action="a",le="0.1"} 2
call_seconds_bucket{action="a",le="1"} 3
call_seconds_bucket{action="a",le="+Inf"} 4
call_seconds_sum{action="a"} 5.65
call_seconds_count{action="a"} 4
# HELP up Whether.
# TYPE up gauge
up 1
`);
});
