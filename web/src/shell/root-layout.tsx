import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLoggingOut } from '../auth/logging-out.ts';
import { useFocusOnNavigation } from './focus-heading.ts';
import { LoadingPage } from './loading-page.tsx';
import { useThemeColor } from './use-theme-color.ts';

/** Surrounds every screen: its document title and its focus. */
export function RootLayout() {
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  // Every screen has a title; a match without one is not a screen.
  const title = screen && (screen.title ?? 'Page not found');
  useEffect(() => {
    // The installed app's window adds the app's name before it.
    const named = matchMedia('(display-mode: standalone)').matches ? title : title && `${title} · Tidemark`;
    document.title = named ?? 'Tidemark';
  }, [title]);
  useFocusOnNavigation();
  useThemeColor();
  // Logging out closes the store, so no screen may read it.
  return useLoggingOut() ? <LoadingPage label="Logging out..." /> : <Outlet />;
}
