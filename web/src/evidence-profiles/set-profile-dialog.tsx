import { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import type { EvidenceProfile } from '@tidemark/contract/evidence-profiles/profile';
import { invalid } from '@tidemark/contract/refused';
import { useCallback, useState } from 'react';
import { FormDialog } from '../forms/form-dialog.tsx';
import { call, useAnswer } from '../offline/calls/index.ts';
import { useOnline } from '../offline/faults/index.ts';
import { pull } from '../offline/pull/index.ts';
import { SelectField } from '../ui/controls/select-field.tsx';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { copy } from './copy.ts';
import { profileChange } from './profile-change.ts';
import styles from './stages-card.module.css';
import type { Judged } from './use-judged.ts';

interface Props {
  projectId: number;
  judged: Judged;
  onClosed: () => void;
}

const keyOf = ({ id, version }: Pick<EvidenceProfile, 'id' | 'version'>) => `${id} ${version}`;

/** Judges the job by another profile, or by the newest version of its own; says beforehand what changes. */
export function SetProfileDialog({ projectId, judged, onClosed }: Props) {
  const online = useOnline();
  const { answer, problem, refresh } = useAnswer(
    useCallback(() => call(evidenceProfileActions.list, {}), []),
  );
  const [chosen, setChosen] = useState('');
  const { profile } = judged;
  const others = answer?.profiles.filter((one) => keyOf(one) !== keyOf(profile));
  const other = others?.find((one) => keyOf(one) === chosen);
  const [error, setError] = useState<string>();
  async function save() {
    if (!other) {
      setError(copy.profileNeeded);
      throw invalid([{ field: 'profile', message: copy.profileNeeded }]);
    }
    const body = { profileId: other.id, version: other.version };
    await call(evidenceProfileActions.choose, { params: { id: projectId }, body });
    await pull('evidenceRecords', projectId);
  }
  return (
    <FormDialog
      title={copy.setProfile}
      save={others && online ? copy.setProfile : undefined}
      onSave={save}
      onClosed={onClosed}
    >
      <p>{copy.judgedBy(profile.name, profile.version)}</p>
      {!online ? (
        <p role="status">{copy.profileOffline}</p>
      ) : others ? (
        <>
          <SelectField
            name="profile"
            label={copy.profile}
            required
            error={error}
            placeholder={copy.chooseProfile}
            choices={others.map((one) => ({ value: keyOf(one), label: copy.named(one.name, one.version) }))}
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value);
              setError(undefined);
            }}
          />
          <div role="status">{other && <Changes judged={judged} other={other} />}</div>
        </>
      ) : problem ? (
        <p>
          {copy.profilesFailed} {problem} <RetryButton of={copy.profile} onRetry={refresh} />
        </p>
      ) : (
        <Loading label={copy.profilesLoading}>
          <Skeleton height={48} />
        </Loading>
      )}
    </FormDialog>
  );
}

function Changes({ judged, other }: { judged: Judged; other: EvidenceProfile }) {
  const { more, less, former } = profileChange(judged, other);
  return (
    <div className="stack gap-2">
      <List title={copy.more(more.length)} of={more} />
      <List title={copy.less(less.length)} of={less} />
      {former > 0 && <p>{copy.becomeFormer(former)}</p>}
      {judged.partly && <p className="ink-2 text-small">{copy.partly}</p>}
    </div>
  );
}

const List = ({ title, of }: { title: string; of: readonly string[] }) => (
  <section aria-label={title}>
    <h3 className="text-body w-600">{title}</h3>
    {of.length > 0 && (
      <ul className={styles.changes}>
        {of.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    )}
  </section>
);
