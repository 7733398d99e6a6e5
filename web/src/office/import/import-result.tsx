import { Link, useBlocker } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { confirm } from '../../ui/feedback/confirm.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './import.module.css';
import { LinesProgress } from './lines-progress.tsx';
import type { ImportFile } from './read-file.ts';
import { RefusedDownload } from './refused-download.tsx';
import { countOutcomes, countsOf, mergeJudgements } from './tally.ts';
import { UndoImport } from './undo-import.tsx';
import type { Import } from './use-import.ts';

/** The import's progress, and the result of every line. */
export function ImportResult({ work, file }: { work: Import; file: ImportFile }) {
  const { found, made, running } = work;
  const told = useMemo(() => mergeJudgements(found, made), [found, made]);
  const moves = running?.state === 'running' || running?.state === 'stopping';
  useBlocker({
    shouldBlockFn: async () => moves && !(await confirm(copy.leave)),
    enableBeforeUnload: moves,
  });
  if (!running) return null;
  const { created } = countOutcomes(told);
  // Existing projects were not part of this import.
  const mine = [...made.values()].some(({ outcome }) => outcome === 'created');
  return (
    <>
      <LinesProgress
        label={copy.importing}
        broken={copy.importBroken}
        brokenHint={copy.importBrokenHint}
        running={running}
        done={made.size}
        onStop={work.stop}
        onGoOn={work.goOn}
      />
      {!moves && (
        <Card title={running.state === 'done' ? copy.done : copy.stopped}>
          <dl className={`grid cols-2 gap-4 ${styles.counts}`}>
            {countsOf(told, file.rows.length - told.size).map(([word, count]) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd className="num">{count}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      {!moves && mine && <UndoImport id={work.importId} projects={created} />}
      {!moves && (
        <div className={`flex gap-2 ${styles.acts}`}>
          <RefusedDownload file={file} judged={told} />
          <Button kind={running.state === 'done' && !created ? 'primary' : 'secondary'} onClick={work.again}>
            {copy.another}
          </Button>
          {created > 0 && (
            <ButtonLink
              kind={running.state === 'done' ? 'primary' : 'secondary'}
              renderRoot={(props) => <Link to="/projects" {...props} />}
            >
              {copy.newest}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
