import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLoggingOut } from '../auth/logging-out.ts';
import { useFocusOnNavigation } from './focus-heading.ts';
import { LoadingPage } from './loading-page.tsx';
import { useThemeColor } from './use-theme-color.ts';

/** What surrounds every screen: its document title and where the focus goes. */
export function RootLayout() {
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  // Every screen has its title: what has none is no screen.
  const title = screen && (screen.title ?? 'Page not found');
  useEffect(() => {
    // The window of the installed app puts the app's name before it.
    const named = matchMedia('(display-mode: standalone)').matches ? title : title && `${title} · Tidemark`;
    document.title = named ?? 'Tidemark';
  }, [title]);
  useFocusOnNavigation();
  useThemeColor();
  // Logging out closes the store, so no screen may read it.
  return useLoggingOut() ? <LoadingPage label="Logging out..." /> : <Outlet />;
}
