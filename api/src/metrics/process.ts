import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { version } from './version.ts';

/** What this process is, and how it performs. */
export function watchProcess(register: Registry): void {
  collectDefaultMetrics({ register });
  new Gauge({
    name: 'tidemark_build_info',
    help: 'What runs here; always 1.',
    labelNames: ['version', 'node'],
    registers: [register],
  }).set({ version, node: process.versions.node }, 1);
}
