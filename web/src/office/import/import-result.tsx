import { Link, useBlocker } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { copy, figure } from './copy.ts';
import styles from './import.module.css';
import { LinesProgress } from './lines-progress.tsx';
import type { ImportFile } from './read-file.ts';
import { RefusedDownload } from './refused-download.tsx';
import { tallyOf } from './tally.ts';
import type { Import } from './use-import.ts';

/** How the import goes, and what came of every line of the file. */
export function ImportResult({ work, file }: { work: Import; file: ImportFile }) {
  const { found, made, running } = work;
  // What the check found to be there or to be bad was not sent again.
  const told = useMemo(
    () => new Map([...[...found].filter(([, { outcome }]) => outcome !== 'created'), ...made]),
    [found, made],
  );
  const moves = running?.state === 'running' || running?.state === 'stopping';
  useBlocker({
    shouldBlockFn: async () => moves && !(await confirm(copy.leave)),
    enableBeforeUnload: moves,
  });
  if (!running) return null;
  const { created, existing, bad } = tallyOf(told);
  const rest = file.rows.length - told.size;
  const counts = [
    [copy.created, created],
    [copy.existing, existing],
    [copy.refused, bad],
    ...(rest > 0 ? [[copy.notSent, rest] as const] : []),
  ] as const;
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
        <Card title={running.state === 'done' ? copy.done : copy.stopped} role="status">
          <dl className={styles.counts}>
            {counts.map(([word, count]) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd className="num">{figure(count)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      {!moves && (
        <div className={styles.acts}>
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
