import { CloudOff, LayoutDashboard, LifeBuoy, ListChecks, LogOut, Settings, UserRound } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { Segmented } from '../controls/segmented.tsx';
import { SendBox } from '../feedback/send-box.tsx';
import { SendPill } from '../feedback/send-pill.tsx';
import type { SendState } from '../feedback/send-state.ts';
import { AppBar } from '../layout/app-bar.tsx';
import { BottomNav } from '../layout/bottom-nav.tsx';
import { Brand } from '../layout/brand.tsx';
import type { NavItem } from '../layout/nav-item.tsx';
import { Rail } from '../layout/rail.tsx';
import { Shell } from '../layout/shell.tsx';
import { TidemarkProvider } from '../layout/theme.tsx';
import { useTheme } from '../layout/theme-choice.ts';
import styles from './gallery.module.css';
import { GalleryActions } from './gallery-actions.tsx';
import { GalleryBadges } from './gallery-badges.tsx';
import { GalleryBlocks } from './gallery-blocks.tsx';
import { GalleryForms } from './gallery-forms.tsx';
import { GalleryMeasures } from './gallery-measures.tsx';

const send: SendState = { kind: 'offline', waiting: 7 };
const items: NavItem[] = [
  { label: 'Dashboard', icon: LayoutDashboard, href: '#', current: true },
  { label: 'Profile', icon: UserRound, href: '#profile' },
  { label: 'Support', icon: LifeBuoy, href: '#support' },
  { label: 'Settings', icon: Settings, href: '#settings' },
  { label: 'Logout', icon: LogOut },
];

function ThemeChoiceSegments() {
  const { choice, setChoice } = useTheme();
  const choices = [
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
    { value: 'system', label: 'System' },
  ] as const;
  return <Segmented label="Theme" choices={choices} value={choice} onChange={setChoice} />;
}

/** Every component in its states, for visual and axe checks; served in development at /gallery.html, never built. */
function Gallery() {
  return (
    <Shell
      send={send}
      rail={
        <Rail
          brand={<Brand href="#" />}
          groups={[items]}
          foot={
            <SendBox
              state={send}
              title="Offline since 9:12 AM"
              detail="7 changes are saved on this device. They will be sent when you're back online."
              action={
                <Button kind="quiet" size="sm" icon={<ListChecks size={18} aria-hidden />}>
                  Review 7 changes
                </Button>
              }
            />
          }
        />
      }
      appBar={
        <AppBar
          touchOnly
          send={send}
          end={
            <>
              <SendPill state={send} href="#" />
              <IconButton label="Logout" icon={<LogOut size={22} aria-hidden />} />
            </>
          }
        >
          <Brand size={30} href="#" />
        </AppBar>
      }
      bottomNav={<BottomNav items={items} />}
    >
      <div className={styles.page}>
        <h1 className="t-1">
          <CloudOff size={20} aria-hidden /> Components
        </h1>
        <ThemeChoiceSegments />
        <GalleryBadges />
        <GalleryActions />
        <GalleryForms />
        <GalleryMeasures />
        <GalleryBlocks />
      </div>
    </Shell>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no #root');
createRoot(root).render(
  <TidemarkProvider>
    <Gallery />
  </TidemarkProvider>,
);
