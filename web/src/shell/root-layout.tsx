import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useFocusOnNavigation } from './focus-heading.ts';

/** What surrounds every screen: its document title and where the focus goes. */
export function RootLayout() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  useEffect(() => {
    document.title = title ? `${title} · Tidemark` : 'Tidemark';
  }, [title]);
  useFocusOnNavigation();
  return <Outlet />;
}
