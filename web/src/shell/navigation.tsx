import { Link, useLocation } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import {
  CalendarCheck,
  CalendarDays,
  ChartColumn,
  FolderKanban,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  Menu,
  Receipt,
  ReceiptText,
  ScrollText,
  Settings,
  UserRound,
  Users,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { askToLogOut } from '../auth/log-out.tsx';
import { useSession } from '../offline/session/index.ts';
import type { NavItem } from '../ui/layout/nav-item.tsx';

const OverdueCount = lazy(() => import('../accounting/overdue-count.tsx'));

interface Place {
  label: string;
  count?: ReactNode;
  icon: NavItem['icon'];
  to: string;
}

const profile = { label: 'Profile', icon: UserRound, to: '/profile' };
const support = { label: 'Support', icon: LifeBuoy, to: '/support' };
const settings = { label: 'Settings', icon: Settings, to: '/settings' };
const technicians: readonly Place[] = [
  { label: 'Dashboard', icon: LayoutDashboard, to: '/' },
  profile,
  support,
  settings,
];
const overdue = (
  <Suspense fallback={null}>
    <OverdueCount />
  </Suspense>
);
/** On a phone these are a manager's bar; the others are under More. */
const managersBar: readonly Place[] = [
  { label: 'Today', icon: CalendarCheck, to: '/today' },
  { label: 'Projects', icon: FolderKanban, to: '/projects' },
  { label: 'Week', icon: CalendarDays, to: '/week' },
];
const managersDay: readonly Place[] = [
  { label: 'Invoices', icon: ReceiptText, to: '/invoices', count: overdue },
  { label: 'Overview', icon: ChartColumn, to: '/overview' },
  { label: 'Dashboard', icon: LayoutDashboard, to: '/dashboard' },
];
const managersCompany: readonly Place[] = [
  { label: 'Technicians', icon: Users, to: '/technicians' },
  { label: 'Price list', icon: Receipt, to: '/price-list' },
  { label: 'Audit log', icon: ScrollText, to: '/audit' },
  support,
  settings,
];

const managersMore = [...managersDay, profile, ...managersCompany];

/** URLs that belong to another entry. */
const below: Record<string, string> = { '/help': '/support' };

interface Navigation {
  /** A manager's profile and Logout are at the foot of the rail. */
  rail: NavItem[][];
  bottom: NavItem[];
  /** What a manager's phone shows under More; a technician has all in the bar. */
  more: NavItem[];
}

/** The main navigation: a technician's five entries, or a manager's. */
export function useNavigation(openMore: () => void): Navigation {
  const role = useSession()?.technician.role;
  const manager = role !== undefined && isManager(role);
  const path = useLocation({ select: ({ pathname }) => pathname });
  return useMemo(() => {
    const at = below[path] ?? path;
    if (!manager) {
      const all = [...items(technicians, currentOf(technicians, at, '/')), logout];
      return { rail: [all], bottom: all, more: [] };
    }
    const place = at.replace(/^\/(project|invoice)\//, '/$1s/');
    const current = currentOf([...managersBar, ...managersMore], place, '/dashboard');
    const bar = items(managersBar, current);
    const inMore = managersMore.some(({ to }) => to === current);
    return {
      rail: [[...bar, ...items(managersDay, current)], items(managersCompany, current)],
      bottom: [...bar, { label: 'More', icon: Menu, onClick: openMore, current: inMore }],
      more: [...items(managersMore, current), logout],
    };
  }, [path, manager, openMore]);
}

const logout: NavItem = { label: 'Logout', icon: LogOut, onClick: () => void askToLogOut() };

/** Everything that has no entry of its own belongs to the dashboard. */
const currentOf = (places: readonly Place[], at: string, dashboard: string) =>
  places.find(({ to }) => to !== dashboard && at.startsWith(to))?.to ?? dashboard;

function items(shown: readonly Place[], current: string): NavItem[] {
  return shown.map(({ label, icon, to, count }) => ({
    label,
    icon,
    count,
    current: to === current,
    renderRoot: (props: object) => <Link to={to} {...props} />,
  }));
}
