import { unlikePrecache } from './bundle/unlike-precache.ts';
import { dist, weighRoutes } from './bundle/weigh-routes.ts';

try {
  for (const { route, bytes, limit } of await weighRoutes()) {
    process.stdout.write(`${String(bytes).padStart(8)} of at most ${limit} bytes  ${route}\n`);
    if (bytes > limit) process.exitCode = 1;
  }
  for (const file of await unlikePrecache(dist)) {
    process.stderr.write(`${file} is not what the service worker expects: no device would keep the app.\n`);
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
