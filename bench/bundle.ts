import { weighRoutes } from '../scripts/bundle/weigh-routes.ts';
import { type Figure, show } from './figure.ts';

const kilobytes = (count: number) => `${(count / 1000).toFixed(1)} kB`;

/** What a browser loads before it can show each screen, as npm test measures it. Needs the built web app. */
export async function measure(): Promise<Figure[]> {
  return (await weighRoutes()).map(({ route, bytes, limit }) => ({
    what: `JavaScript and CSS of ${route}`,
    measured: kilobytes(bytes),
    goal: { text: `at most ${kilobytes(limit)}`, met: bytes <= limit },
    note: 'each file compressed by brotli',
  }));
}

if (import.meta.main) show(await measure());
