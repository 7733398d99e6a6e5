import { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import { type Stage, stages } from '@tidemark/contract/evidence-profiles/rule';
import { stageNames } from '@tidemark/contract/evidence-profiles/stage-names';
import { packageActions } from '@tidemark/contract/packages/actions';
import { type PackageKind, packageKinds } from '@tidemark/contract/packages/package';
import type { Project } from '@tidemark/contract/projects';
import { PackagePlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { explain } from '../offline/faults/index.ts';
import { sentFirst } from '../reports/download-report.ts';
import { Button } from '../ui/controls/button.tsx';
import { Check } from '../ui/controls/check.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { SelectField } from '../ui/controls/select-field.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy, making as words } from './copy.ts';
import styles from './packages.module.css';

const stageChoices = stages.map((value) => ({ value, label: stageNames[value] }));
const kindChoices = packageKinds.map((value) => ({ value, label: copy.kind[value] }));

interface Props {
  project: Project;
  onClosed: () => void;
  onMade: () => void;
}

/** Says what is missing up to a stage, and makes a package with or without it. */
export function MakeDialog({ project, onClosed, onMade }: Props) {
  const [through, setThrough] = useState<Stage>('invoice');
  const [chosen, setKind] = useState<PackageKind>();
  const [parts, setParts] = useState(false);
  const [busy, setBusy] = useState(false);
  const [opened, setOpened] = useState(true);
  const close = () => setOpened(false);
  const read = useCallback(async () => {
    // What is judged is what the office has.
    await sentFirst(project.id, { ...copy, offline: copy.sendOffline });
    return call(evidenceProfileActions.judge, { params: { id: project.id } });
  }, [project.id]);
  const { answer, problem, refresh } = useAnswer(read);
  const asked = answer?.evidence.stages.filter(
    ({ stage }) => stages.indexOf(stage) <= stages.indexOf(through),
  );
  const missing = asked?.flatMap(({ stage, items }) =>
    items
      .filter(({ severity }) => severity === 'must')
      .flatMap(({ ruleId, missing: its }) =>
        its.map(({ for: of, sentence }) => ({ key: `${stage} ${ruleId} ${of}`, sentence })),
      ),
  );
  const isWhole = missing?.length === 0 && answer!.evidence.stages.length > 0;
  const kind = chosen ?? (isWhole ? 'complete' : 'incomplete');

  async function make() {
    if (busy) return;
    setBusy(true);
    try {
      await call(packageActions.make, { params: { id: project.id }, body: { kind, through, parts } });
      onMade();
      close();
    } catch (error) {
      showToast({ kind: 'error', id: 'package', title: words.failed, message: explain(error) });
      refresh();
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      title={words.title}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button
            kind="primary"
            icon={<PackagePlus size={20} aria-hidden />}
            busy={busy}
            disabled={!missing || (kind === 'complete' && !isWhole)}
            onClick={() => void make()}
          >
            {words.make}
          </Button>
        </>
      }
    >
      <div className="stack gap-4">
        <SelectField
          label={words.through}
          choices={stageChoices}
          value={through}
          onChange={({ target }) => setThrough(target.value as Stage)}
        />
        {!answer && !problem && (
          <Loading label={words.looking}>
            <Skeleton height={96} />
          </Loading>
        )}
        {!answer && problem && (
          <p className="ink-2">
            {words.lookFailed} {problem} <RetryButton of={words.title} onRetry={refresh} />
          </p>
        )}
        {missing && missing.length > 0 && (
          <Note tone="orange" title={words.missing(missing.length)}>
            <ul className={styles.missing}>
              {missing.map(({ key, sentence }) => (
                <li key={key} className="break-anywhere">
                  {sentence}
                </li>
              ))}
            </ul>
          </Note>
        )}
        {isWhole && <Note tone="tide">{words.nothing}</Note>}
        <Segmented
          label={words.kind}
          choices={kindChoices}
          value={kind}
          onChange={setKind}
          hint={kind === 'incomplete' ? words.incompleteHint : undefined}
          error={kind === 'complete' && missing && !isWhole ? words.refused : undefined}
        />
        <Check label={words.parts} checked={parts} onChange={({ target }) => setParts(target.checked)} />
      </div>
    </Dialog>
  );
}
