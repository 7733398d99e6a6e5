import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { z } from 'zod';
import { filesLoadedBy, filesNamedBy, type Manifest, startsOf } from './files-loaded.ts';

/** Bytes of all JavaScript and CSS before a route's first screen, each file compressed with brotli. */
export interface Weighed {
  route: string;
  bytes: number;
  limit: number;
}

/**
 * The limits of the sign-in (issue 11), of screens that show nothing of a job, of every other screen, and of the shared
 * claim sheet, a page of its own.
 */
const limits = { signIn: 110_000, office: 283_000, screen: 309_000, sharedSheet: 80_000 };

const signIn = 'src/auth/login-page.tsx';
/** Loaded before any signed-in screen; a screen without the navigation counts it too. */
const around = ['src/offline/start.ts', 'src/shell/signed-in-layout.tsx', 'src/shell/navigation-layout.tsx'];
const isScreen = (name: string) => /-(page|route)\.tsx$/.test(name) && name !== signIn;
const isOffice = (name: string) => !/^src\/(documents|drying|shared-photos|shell)\//.test(name);
const isSignedOut = (name: string) => /^src\/(auth|privacy)\//.test(name);

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);

/** Where the app is built. */
export const dist = resolve(import.meta.dirname, '../../web/dist');

const compressed = new Map<string, number>();
async function weigh(files: Iterable<string>): Promise<number> {
  let total = 0;
  for (const file of new Set(files)) {
    const bytes =
      compressed.get(file) ?? (await promisify(brotliCompress)(await readFile(resolve(dist, file)))).length;
    compressed.set(file, bytes);
    total += bytes;
  }
  return total;
}

/** Every route of the built web app, the sign-in first. @throws if it is not built */
export async function weighRoutes(): Promise<Weighed[]> {
  const path = resolve(dist, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error('The web app is not built: run npm run build first.');
  const manifest: Manifest = manifestShape.parse(JSON.parse(await readFile(path, 'utf8')));
  const named = filesNamedBy(await readFile(resolve(dist, 'index.html'), 'utf8'));
  const starts = startsOf(manifest, named);
  const screen = async (route: string, limit: number, ...of: string[]): Promise<Weighed> => {
    const files = filesLoadedBy(manifest, [...starts, ...of.filter((name) => manifest[name])]);
    return { route, bytes: await weigh([...named, ...files]), limit };
  };
  const routes = [await screen(signIn, limits.signIn, signIn)];
  for (const name of Object.keys(manifest).filter(isScreen).sort())
    routes.push(
      await screen(
        name,
        isOffice(name) ? limits.office : limits.screen,
        ...(isSignedOut(name) ? [] : around),
        name,
      ),
    );
  const report = filesNamedBy(await readFile(resolve(dist, 'claim-sheet-report.html'), 'utf8'));
  const sheet = { route: 'claim-sheet-report.html', bytes: await weigh(report), limit: limits.sharedSheet };
  return [...routes, sheet];
}
