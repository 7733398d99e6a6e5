import { Cloud } from 'lucide-react';
import { useMemo } from 'react';
import { useStoreShut } from '../offline/disk/index.ts';
import { laneTitle, type OutboxEntry, retryAll, useOutbox } from '../offline/outbox/index.ts';
import { useRecords } from '../offline/store/index.ts';
import { InstallCard } from '../settings/install-card.tsx';
import { SharedWaiting } from '../shared-photos/shared-waiting.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { focusHeading } from './focus-heading.ts';
import { LoadingPage } from './loading-page.tsx';
import { useSend } from './send.ts';
import { SentTodayCard } from './sent-today-card.tsx';
import { StorageCard } from './storage-card.tsx';
import { ToSendEntry } from './to-send-entry.tsx';
import { ToSendHero } from './to-send-hero.tsx';
import { useNames } from './use-names.ts';

/** Every unsent change, by project, in order. */
export function ToSendPage() {
  const entries = useOutbox();
  const projects = useRecords('projects');
  const nameOf = useNames(entries);
  const { send, words } = useSend();
  const shut = useStoreShut();
  const titles = useMemo(() => new Map(projects?.map(({ id, title }) => [id, title])), [projects]);
  if (shut) {
    return (
      <Page title="To send">
        <div className="surface frame">
          <EmptyState icon={<Cloud size={40} aria-hidden />} title={words.title} hint={words.detail} />
        </div>
      </Page>
    );
  }
  if (!entries || !projects || !nameOf) return <LoadingPage />;
  return (
    <Page title="To send">
      {entries.length > 0 ? (
        <ToSendHero send={send} words={words} onRetryAll={tryAllAgain} />
      ) : (
        <div className="surface frame">
          <EmptyState title={words.title} hint={words.detail} />
        </div>
      )}
      {[...Map.groupBy(entries, ({ project }) => project)].map(([project, its]) => (
        <Card
          key={project}
          flush
          title={laneTitle(titles.get(project), its)}
          action={project !== 0 && <span className="flex-none ink-2 text-small">Enquiry #{project}</span>}
        >
          <ul>
            {its.map((entry: OutboxEntry) => (
              <ToSendEntry key={entry.seq} entry={entry} nameOf={nameOf} />
            ))}
          </ul>
        </Card>
      ))}
      <SharedWaiting />
      <SentTodayCard />
      <InstallCard />
      <StorageCard unsent={entries.length} />
    </Page>
  );
}

/** Its button disappears with the refused change. */
function tryAllAgain(): void {
  focusHeading();
  void retryAll();
}
