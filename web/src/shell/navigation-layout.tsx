import { Link, Outlet } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { ButtonLink } from '../ui/controls/button.tsx';
import { SendBox } from '../ui/feedback/send-box.tsx';
import { ZoneNote } from '../ui/feedback/zone-note.tsx';
import { BottomNav } from '../ui/layout/bottom-nav.tsx';
import { Brand } from '../ui/layout/brand.tsx';
import { isAppleTouch, isInstalled } from '../ui/layout/on-apple.ts';
import { Rail } from '../ui/layout/rail.tsx';
import { Shell } from '../ui/layout/shell.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { useNavigation } from './navigation.tsx';
import styles from './navigation-layout.module.css';
import { PageBar } from './page-bar.tsx';
import { Person } from './person.tsx';
import { useSend } from './send.ts';
import { UpdateNote } from './update-note.tsx';

const InstallAdvice = lazy(() => import('../settings/install-advice.tsx'));

const SearchEverything = lazy(async () => ({
  default: (await import('../office/palette/search-everything.tsx')).SearchEverything,
}));

/** The frame of every screen but sign-in, wizard and claim sheet. */
export function NavigationLayout() {
  const [moreOpen, setMoreOpen] = useState(false);
  const openMore = useCallback(() => setMoreOpen(true), []);
  const { rail, bottom, more } = useNavigation(openMore);
  const { words, send } = useSend();
  // An unread queue cannot be listed.
  const unsent = send.kind === 'unread' ? 0 : send.waiting + send.failed;
  return (
    <Shell
      send={send}
      appBar={<PageBar send={send} />}
      bottomNav={<BottomNav items={bottom} />}
      rail={
        <Rail
          brand={
            <>
              <Brand renderRoot={(props) => <Link to="/" {...props} />} />
              {more.length > 0 && (
                <Suspense fallback={null}>
                  <SearchEverything />
                </Suspense>
              )}
            </>
          }
          groups={rail}
          foot={
            <>
              {more.length > 0 && <Person />}
              <SendBox
                state={send}
                title={words.title}
                detail={words.detail}
                action={
                  unsent > 0 && (
                    <ButtonLink
                      kind="quiet"
                      size="sm"
                      icon={<ListChecks size={18} aria-hidden />}
                      renderRoot={(props) => <Link to="/to-send" {...props} />}
                    >
                      Review {unsent === 1 ? '1 change' : `${unsent} changes`}
                    </ButtonLink>
                  )
                }
              />
            </>
          }
        />
      }
    >
      <UpdateNote />
      <ZoneNote className={styles.zone} />
      <Outlet />
      {isAppleTouch() && !isInstalled() && (
        <Suspense fallback={null}>
          <InstallAdvice />
        </Suspense>
      )}
      <MoreSheet items={more} opened={moreOpen} onClose={() => setMoreOpen(false)} />
    </Shell>
  );
}
