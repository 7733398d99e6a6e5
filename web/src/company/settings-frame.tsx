import { Link } from '@tanstack/react-router';
import { Building2, Fan, FilePen, ListChecks, SlidersHorizontal, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../ui/layout/card.tsx';
import { WayRow } from '../ui/layout/way-row.tsx';
import styles from './settings-frame.module.css';

const pages = [
  { to: '/settings/company', label: 'Company', icon: Building2 },
  { to: '/settings/documents', label: 'Document templates', icon: FilePen },
  { to: '/settings/evidence', label: 'Evidence profiles', icon: ListChecks },
  { to: '/settings/equipment', label: 'Equipment', icon: Fan },
  { to: '/settings/sketches', label: 'Room sketches', icon: SlidersHorizontal },
  { to: '/settings', label: 'This device', icon: Smartphone },
] as const;

/** The same on touch, in the settings of the device. */
export const CompanyWays = () => (
  <Card flush title="For the whole company" className="touch-only">
    <ul>
      {pages
        .filter(({ to }) => to !== '/settings')
        .map(({ to, label, icon }) => (
          <WayRow key={to} icon={icon} title={label} renderRoot={(props) => <Link to={to} {...props} />} />
        ))}
    </ul>
  </Card>
);

/** On a desktop a manager's settings stand beside each other. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <nav className={`desktop-only ${styles.nav}`} aria-label="Settings">
        {pages.map(({ to, label, icon: Icon }) => (
          <Link key={to} to={to} activeOptions={{ exact: to === '/settings' }} className="row gap-2">
            <Icon size={18} aria-hidden />
            {label}
          </Link>
        ))}
      </nav>
      <div className="stack content-start gap-4">{children}</div>
    </div>
  );
}
