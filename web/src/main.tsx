import './shell/without-eval.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { companyZone, finishErasing } from './offline/session/index.ts';
import { router } from './routes.tsx';
import { keepInstallPrompt } from './settings/install-app.ts';
import { keepAppOnDevice } from './shell/app-update.ts';
import { followSession } from './shell/follow-session.ts';
import { whileOpening } from './shell/on-opening.ts';
import { refuseStrayDrops } from './shell/stray-drops.ts';
import { setPageZone } from './ui/format/clock.ts';
import { TidemarkProvider } from './ui/layout/theme.tsx';

const isNewer =
  'groupBy' in Map &&
  'toSorted' in Array.prototype &&
  'toWellFormed' in String.prototype &&
  'popover' in HTMLElement.prototype;
if (!isNewer) await import('./shell/fill-in.ts');
keepInstallPrompt();
refuseStrayDrops();
setPageZone(companyZone());
await finishErasing().catch(reportError);
followSession(router);
// Who signs by link does not need the app on their phone.
if (!location.pathname.startsWith('/sign/')) keepAppOnDevice().catch(reportError);

/** Draws once, with the screen in it; if that takes long, a spinner first. */
async function draw(): Promise<void> {
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, whileOpening))]);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <TidemarkProvider>
        <RouterProvider router={router} />
      </TidemarkProvider>
    </StrictMode>,
  );
}
// Not awaited here: screens import this file's code, and wait until it has run.
void draw();
