import { FileUp } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { copy } from './copy.ts';
import { FoundLines } from './found-lines.tsx';
import styles from './import.module.css';
import { LinesProgress } from './lines-progress.tsx';
import type { ImportFile } from './read-file.ts';
import { RefusedDownload } from './refused-download.tsx';
import { countOutcomes } from './tally.ts';
import type { Import } from './use-import.ts';

/** What a dry run finds in the file, and how much of it to import. */
export function CheckedFile({ work, file }: { work: Import; file: ImportFile }) {
  const { found, mapping, running, corrected, rechecking } = work;
  const tally = useMemo(() => countOutcomes(found), [found]);
  const done = running?.state === 'done';
  return (
    <>
      {running && (
        <LinesProgress
          label={copy.checking}
          broken={copy.broken}
          running={running}
          done={found.size}
          onStop={work.stop}
          onGoOn={work.goOn}
        />
      )}
      {found.size > 0 && (
        <Card title={copy.checked}>
          {done && tally.bad > 0 && <p className={`ink-2 ${styles.correctHere}`}>{copy.correctHere}</p>}
          <FoundLines {...{ file, mapping, found, corrected }} onCorrect={done ? work.correct : undefined} />
        </Card>
      )}
      {done && tally.created === 0 && (
        <Note tone={tally.existing > 0 ? 'tide' : 'orange'}>
          {tally.existing > 0 ? copy.nothingNew : copy.nothingGood}
        </Note>
      )}
      <div className={`flex gap-2 ${styles.acts}`}>
        <Button onClick={work.back} disabled={running?.state === 'running'}>
          {copy.back}
        </Button>
        {done && <RefusedDownload file={file} judged={found} />}
        {done && tally.created > 0 && (
          <Button
            kind="primary"
            icon={<FileUp size={20} aria-hidden />}
            busy={rechecking}
            onClick={() => work.send(tally.bad === 0)}
          >
            {sendWords(tally)}
          </Button>
        )}
      </div>
    </>
  );
}

function sendWords({ created, existing, bad }: ReturnType<typeof countOutcomes>): string {
  if (bad > 0) return copy.onlyGood(created);
  return existing > 0 ? copy.onlyNew(created) : copy.all(created);
}
