import './shell/without-eval.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { finishErasing } from './offline/erase.ts';
import { router } from './routes.tsx';
import { keepInstallPrompt } from './settings/install-app.ts';
import { keepAppOnDevice } from './shell/app-update.ts';
import { followSession } from './shell/follow-session.ts';
import { refuseStrayDrops } from './shell/stray-drops.ts';
import { TidemarkProvider } from './ui/theme.tsx';

keepInstallPrompt();
refuseStrayDrops();
await finishErasing().catch(reportError);
followSession(router);
keepAppOnDevice().catch(reportError);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <TidemarkProvider>
      <RouterProvider router={router} />
    </TidemarkProvider>
  </StrictMode>,
);
