import { Link } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import { CalendarDays, ChartColumn, FolderKanban, Receipt, ScrollText, Users, UserX } from 'lucide-react';
import { useState } from 'react';
import { fullName, shownRole } from '../technicians/names.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { type Tab, Tabs } from '../ui/controls/tabs.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Avatar } from '../ui/format/avatar.tsx';
import { RoleBadge, TechnicianStatusBadge } from '../ui/format/badge.tsx';
import { Page, PageHead, PageTitle } from '../ui/layout/page.tsx';
import { Activity } from './activity.tsx';
import { copy } from './copy.ts';
import { PersonalInformation } from './personal-information.tsx';
import styles from './profile-page.module.css';
import { Security } from './security.tsx';
import { AccountStatus, ProfileSummary } from './summary.tsx';
import { useProfile } from './use-profile.ts';

const tabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'security', label: 'Security' },
  { value: 'activity', label: 'Activity' },
] as const satisfies readonly Tab[];

/** The person signed in, as the server knows them. */
export function ProfilePage() {
  const { technician, asking, retry } = useProfile();
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('profile');
  if (!technician) {
    return (
      <ErrorState
        icon={UserX}
        title={copy.notFound}
        message={copy.notFoundMessage}
        action={
          <Button kind="primary" busy={asking} onClick={retry}>
            {copy.tryAgain}
          </Button>
        }
      />
    );
  }
  const name = fullName(technician);
  return (
    <Page wide>
      <PageHead>
        <PageTitle>Profile</PageTitle>
        <div className={`row gap-3 touch-only ${styles.who}`}>
          <Avatar large name={name} />
          <div>
            <b className="t-2">{name}</b>
            <div className={`flex wrap gap-2 ${styles.badges}`}>
              <RoleBadge value={shownRole(technician.role)} />
              <TechnicianStatusBadge value={technician.status} />
            </div>
          </div>
        </div>
        {isManager(technician.role) && (
          <div className={`grid w-full gap-2 ${styles.manage}`}>
            <ButtonLink
              icon={<Users size={20} aria-hidden />}
              renderRoot={(props) => <Link to="/technicians" {...props} />}
            >
              Manage Technicians
            </ButtonLink>
            {/* On a desktop these have their entries in the rail. */}
            <ButtonLink
              className="touch-only"
              icon={<ChartColumn size={20} aria-hidden />}
              renderRoot={(props) => <Link to="/overview" {...props} />}
            >
              Overview
            </ButtonLink>
            <ButtonLink
              className="touch-only"
              icon={<FolderKanban size={20} aria-hidden />}
              renderRoot={(props) => <Link to="/projects" {...props} />}
            >
              Projects
            </ButtonLink>
            <ButtonLink
              className="touch-only"
              icon={<CalendarDays size={20} aria-hidden />}
              renderRoot={(props) => <Link to="/week" {...props} />}
            >
              Week
            </ButtonLink>
            <ButtonLink
              className="touch-only"
              icon={<Receipt size={20} aria-hidden />}
              renderRoot={(props) => <Link to="/price-list" {...props} />}
            >
              Price list
            </ButtonLink>
            <ButtonLink
              className="touch-only"
              icon={<ScrollText size={20} aria-hidden />}
              renderRoot={(props) => <Link to="/audit" {...props} />}
            >
              Audit log
            </ButtonLink>
          </div>
        )}
      </PageHead>
      <Tabs label="Profile" tabs={tabs} value={tab} onChange={setTab}>
        <div className={`stack content-start gap-3 ${styles.columns}`}>
          <div className="stack content-start gap-3">
            {tab === 'profile' && <PersonalInformation technician={technician} />}
            {tab === 'security' && <Security />}
            {tab === 'activity' && <Activity />}
          </div>
          <aside className="stack content-start gap-3" aria-label="Account">
            <ProfileSummary technician={technician} />
            <AccountStatus technician={technician} />
          </aside>
        </div>
      </Tabs>
    </Page>
  );
}
