import { useSession } from '../offline/session.ts';
import { Card } from '../ui/card.tsx';
import { DefinitionList, Fact } from '../ui/definition-list.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { useTheme } from '../ui/theme-choice.ts';
import styles from './page.module.css';
import { PageTitle } from './page-title.tsx';

const themes = [
  { value: 'system', label: 'System default' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export function SettingsPage() {
  const technician = useSession()?.technician;
  const { choice, setChoice } = useTheme();
  return (
    <div className={styles.page}>
      <PageTitle>Settings</PageTitle>
      <Card title="Profile info">
        <DefinitionList>
          <Fact term="Tech ID">
            <span className="num">{technician?.technicianId}</span>
          </Fact>
          <Fact term="Email">{technician?.email}</Fact>
        </DefinitionList>
      </Card>
      <Card title="App preferences">
        <Segmented
          label="Theme"
          choices={themes}
          value={choice}
          onChange={setChoice}
          hint="Kept on this device until you log out."
        />
      </Card>
    </div>
  );
}
