import { Link } from '@tanstack/react-router';
import { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import type { AppliesTo } from '@tidemark/contract/evidence-profiles/profile';
import { ListChecks, Plus } from 'lucide-react';
import { useCallback } from 'react';
import { ManagersSettings } from '../../company/managers-settings.tsx';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { useOnline } from '../../offline/faults/index.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showMoment } from '../../ui/format/dates.ts';
import { Card } from '../../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './editor.module.css';

/** /settings/evidence, for managers. */
export function ProfilesPage() {
  return (
    <ManagersSettings title={copy.title} denied={copy.denied}>
      <Profiles />
    </ManagersSettings>
  );
}

function Profiles() {
  const { answer, problem, asking, refresh } = useAnswer(
    useCallback(() => call(evidenceProfileActions.list, {}), []),
  );
  const online = useOnline();
  if (!answer && problem !== undefined)
    return (
      <ErrorState
        offline={!online}
        title={copy.loadFailed}
        message={problem}
        retrying={asking}
        onRetry={refresh}
      />
    );
  if (!answer)
    return (
      <Loading label={copy.loading}>
        <Skeleton height={320} />
      </Loading>
    );
  return (
    <Card
      flush
      title={copy.title}
      action={
        <Link className={styles.add} to="/settings/evidence/$profileId" params={{ profileId: 'new' }}>
          <Plus size={18} aria-hidden />
          {copy.add}
        </Link>
      }
    >
      <p className={`ink-2 ${styles.hint}`}>{copy.hint}</p>
      <ol>
        {answer.profiles.map(({ id, name, version, rules, savedAt, appliesTo }) => (
          <li key={id} className="line-top">
            <Link
              className={`row gap-3 ${styles.row}`}
              to="/settings/evidence/$profileId"
              params={{ profileId: id }}
            >
              <ListChecks size={20} aria-hidden />
              <span className="min-w-0">
                <b dir="auto">{name}</b>
                <span className="ink-2 text-small">{appliesWords(appliesTo)}</span>
                <span className="ink-2 text-small">
                  {copy.rules(rules.length)} · {copy.version(version)}
                  {savedAt && ` · ${showMoment(savedAt)}`}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function appliesWords({ insurerContains, ...of }: AppliesTo): string {
  const told = [...Object.values(of).flat(), insurerContains && `“${insurerContains}”`].filter(Boolean);
  return told.join(', ').replace('SelfPay', 'Self-pay') || copy.any;
}
