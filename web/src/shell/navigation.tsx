import { Link, useLocation } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import {
  CalendarDays,
  ChartColumn,
  FolderKanban,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  Receipt,
  ScrollText,
  Settings,
  UserRound,
  Users,
} from 'lucide-react';
import { useMemo } from 'react';
import { askToLogOut } from '../auth/log-out.tsx';
import { useSession } from '../offline/session/index.ts';
import type { NavItem } from '../ui/layout/nav-item.tsx';

interface Place {
  label: string;
  icon: NavItem['icon'];
  to: string;
  /** For managers, in the rail only: on touch the profile links to it, and its entry is the current one. */
  managers?: boolean;
}

const places: readonly Place[] = [
  { label: 'Dashboard', icon: LayoutDashboard, to: '/' },
  { label: 'Overview', icon: ChartColumn, to: '/overview', managers: true },
  { label: 'Projects', icon: FolderKanban, to: '/projects', managers: true },
  { label: 'Week', icon: CalendarDays, to: '/week', managers: true },
  { label: 'Profile', icon: UserRound, to: '/profile' },
  { label: 'Technicians', icon: Users, to: '/technicians', managers: true },
  { label: 'Price list', icon: Receipt, to: '/price-list', managers: true },
  { label: 'Audit log', icon: ScrollText, to: '/audit', managers: true },
  { label: 'Support', icon: LifeBuoy, to: '/support' },
  { label: 'Settings', icon: Settings, to: '/settings' },
];

/** URLs that belong to another entry. */
const below: Record<string, string> = { '/help': '/support' };

/** The main navigation: the five bottom entries, and in the rail a manager's own. */
export function useNavigation(): { rail: NavItem[]; bottom: NavItem[] } {
  const role = useSession()?.technician.role;
  const manager = role !== undefined && isManager(role);
  const path = useLocation({ select: ({ pathname }) => pathname });
  return useMemo(() => {
    const at = below[path] ?? path;
    const own = places.find(({ to }) => to !== '/' && at.startsWith(to));
    const inRail = places.filter(({ managers }) => manager || !managers);
    const atBottom = places.filter(({ managers }) => !managers);
    return {
      rail: items(inRail, own && inRail.includes(own) ? own.to : '/'),
      // Screens without an entry belong to the dashboard.
      bottom: items(atBottom, own?.managers ? '/profile' : (own?.to ?? '/')),
    };
  }, [path, manager]);
}

function items(shown: readonly Place[], current: string): NavItem[] {
  const links = shown.map(({ label, icon, to }) => ({
    label,
    icon,
    current: to === current,
    renderRoot: (props: object) => <Link to={to} {...props} />,
  }));
  return [...links, { label: 'Logout', icon: LogOut, onClick: () => void askToLogOut() }];
}
