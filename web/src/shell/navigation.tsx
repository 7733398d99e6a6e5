import { Link, useLocation } from '@tanstack/react-router';
import { LayoutDashboard, LifeBuoy, LogOut, Settings, UserRound } from 'lucide-react';
import { useMemo } from 'react';
import { askToLogOut } from '../auth/log-out.tsx';
import type { NavItem } from '../ui/nav-item.tsx';

const places = [
  { label: 'Dashboard', icon: LayoutDashboard, to: '/' },
  { label: 'Profile', icon: UserRound, to: '/profile' },
  { label: 'Support', icon: LifeBuoy, to: '/support' },
  { label: 'Settings', icon: Settings, to: '/settings' },
] as const;

/** The main navigation: the same five entries in the rail and at the bottom. */
export function useNavigation(): NavItem[] {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return useMemo(() => {
    const own = places.find(({ to }) => to !== '/' && path.startsWith(to));
    const links = places.map(({ label, icon, to }) => ({
      label,
      icon,
      // Everything that has no entry of its own belongs to the dashboard.
      current: own ? own.to === to : to === '/',
      renderRoot: (props: object) => <Link to={to} {...props} />,
    }));
    return [...links, { label: 'Logout', icon: LogOut, onClick: () => void askToLogOut() }];
  }, [path]);
}
