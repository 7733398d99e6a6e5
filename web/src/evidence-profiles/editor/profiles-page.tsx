import { Link } from '@tanstack/react-router';
import { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import type { AppliesTo, EvidenceProfile } from '@tidemark/contract/evidence-profiles/profile';
import { ListChecks, Plus } from 'lucide-react';
import { ManagersSettings } from '../../company/managers-settings.tsx';
import { FromOffice } from '../../forms/from-office.tsx';
import { call } from '../../offline/calls/index.ts';
import { showMoment } from '../../ui/format/dates.ts';
import { Card } from '../../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './editor.module.css';

const read = () => call(evidenceProfileActions.list, {});

/** /settings/evidence, for managers. */
export function ProfilesPage() {
  return (
    <ManagersSettings title={copy.title} denied={copy.denied}>
      <FromOffice copy={copy} read={read}>
        {({ profiles }) => <Profiles profiles={profiles} />}
      </FromOffice>
    </ManagersSettings>
  );
}

function Profiles({ profiles }: { profiles: readonly EvidenceProfile[] }) {
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
        {profiles.map(({ id, name, version, rules, savedAt, appliesTo }) => (
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
