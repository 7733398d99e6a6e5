import { Link } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import type { Technician } from '@tidemark/contract/technicians';
import { lazy, Suspense } from 'react';
import { useSession } from '../offline/session/index.ts';
import { Segmented } from '../ui/controls/segmented.tsx';
import { Card } from '../ui/layout/card.tsx';
import { DefinitionList, Fact } from '../ui/layout/definition-list.tsx';
import { Page } from '../ui/layout/page.tsx';
import { useTheme } from '../ui/layout/theme-choice.ts';
import { InstallCard } from './install-card.tsx';
import { NotificationChoice } from './notification-choice.tsx';

/** Technicians have one page of settings, and do not load what leads to others. */
const SettingsFrame = lazy(async () => ({
  default: (await import('../company/settings-frame.tsx')).SettingsFrame,
}));
const CompanyWays = lazy(async () => ({
  default: (await import('../company/settings-frame.tsx')).CompanyWays,
}));

const themes = [
  { value: 'system', label: 'System default' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Second document, section 2: profile info, app preferences, a link to the privacy policy. */
export function SettingsPage() {
  const technician = useSession()?.technician;
  const office = technician !== undefined && isManager(technician.role);
  const cards = <Cards technician={technician} office={office} />;
  return (
    <Page title="Settings">
      {office ? (
        <Suspense fallback={cards}>
          <SettingsFrame>{cards}</SettingsFrame>
        </Suspense>
      ) : (
        cards
      )}
    </Page>
  );
}

interface CardsProps {
  technician: Pick<Technician, 'technicianId' | 'email'> | undefined;
  office: boolean;
}

function Cards({ technician, office }: CardsProps) {
  const { choice, setChoice } = useTheme();
  return (
    <>
      <Card title="Profile info">
        <DefinitionList>
          <Fact term="Tech ID" full="touch">
            <span className="num">{technician?.technicianId}</span>
          </Fact>
          <Fact term="Email" full="touch">
            {technician?.email}
          </Fact>
        </DefinitionList>
      </Card>
      <Card title="App preferences">
        <div className="grid gap-4">
          <Segmented
            label="Theme"
            choices={themes}
            value={choice}
            onChange={setChoice}
            hint="Kept on this device until you log out."
          />
          <NotificationChoice />
        </div>
      </Card>
      {office && (
        <Suspense>
          <CompanyWays />
        </Suspense>
      )}
      <InstallCard />
      <p>
        <Link to="/privacy-policy" className="row tap w-650">
          Privacy Policy
        </Link>
      </p>
    </>
  );
}
