import { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import type { JudgedEvidence } from '@tidemark/contract/evidence-profiles/judge';
import type { ProfileEntry } from '@tidemark/contract/evidence-profiles/profile';
import { stageNames } from '@tidemark/contract/evidence-profiles/stage-names';
import { useState } from 'react';
import { call } from '../../offline/calls/index.ts';
import { explain } from '../../offline/faults/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { NumberField } from '../../ui/controls/number-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './editor.module.css';

/** What the profile, as it is entered, asks of a project; undefined where it cannot be judged by. */
export function TryCard({ entry }: { entry: ProfileEntry | undefined }) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<JudgedEvidence>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function tryIt() {
    if (busy) return;
    setFound(undefined);
    if (!/^\d{1,9}$/.test(typed.trim())) return setError(copy.projectNeeded);
    if (!entry) return setError(copy.faults);
    setError(undefined);
    setBusy(true);
    try {
      const body = { projectId: Number(typed), profile: entry };
      setFound((await call(evidenceProfileActions.tryOn, { body })).evidence);
    } catch (failure) {
      setError(explain(failure));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Card title={copy.tryTitle}>
      <div className="stack gap-3">
        <div className={styles.try}>
          <NumberField
            label={copy.project}
            whole
            error={error}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void tryIt();
            }}
          />
          <Button busy={busy} onClick={() => void tryIt()}>
            {copy.tryIt}
          </Button>
        </div>
        <div role="status">{found && <Found of={found} />}</div>
      </div>
    </Card>
  );
}

function Found({ of: { stages } }: { of: JudgedEvidence }) {
  if (stages.length === 0) return <p>{copy.nothing}</p>;
  return stages.map(({ stage, items }) => {
    const sentences = items.flatMap(({ ruleId, missing }) =>
      missing.map(({ for: of, sentence }) => ({ key: `${ruleId} ${of} ${sentence}`, sentence })),
    );
    return (
      <section key={stage} aria-label={stageNames[stage]} className={styles.found}>
        <h3 className="text-body w-600">{stageNames[stage]}</h3>
        {sentences.length === 0 ? (
          <p className="ink-2">{copy.allThere}</p>
        ) : (
          <ul className={styles.missing}>
            {sentences.map(({ key, sentence }) => (
              <li key={key}>{sentence}</li>
            ))}
          </ul>
        )}
      </section>
    );
  });
}
