import { priceListActions } from '@tidemark/contract/price-list/actions';
import {
  changedFigures,
  type FigureChange,
  type PriceListVersion,
} from '@tidemark/contract/price-list/price-list';
import { useEffect, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { reportFault } from '../offline/faults/index.ts';
import { SelectField } from '../ui/controls/select-field.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { Changes } from './changes.tsx';
import { copy } from './copy.ts';
import styles from './price-list.module.css';
import { readVersions } from './read-versions.ts';

const nameOf = ({ version, savedAt, savedBy }: PriceListVersion) =>
  `${copy.version(version)}, ${savedAt && savedBy ? `${showMoment(savedAt)}, ${savedBy}` : 'default'}`;

/** Short enough for a phone's select; the list says who saved it. */
const choiceOf = ({ version, savedAt }: PriceListVersion) => ({
  value: String(version),
  label: savedAt ? `${copy.version(version)}, ${showMoment(savedAt)}` : copy.version(version),
});

const read = async (version: number) =>
  (await call(priceListActions.version, { params: { version } })).priceList;

/** Every saved version with its date and author, and the differences of two. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const [versions, setVersions] = useState<PriceListVersion[]>();
  const [pair, setPair] = useState<{ from: number; to: number }>();
  const [changes, setChanges] = useState<FigureChange[]>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    const fail = (error: unknown) => {
      reportFault(error);
      setProblem(copy.loadFailed);
    };
    readVersions().then((all) => {
      setVersions(all);
      const [newest, previous] = all;
      if (newest) setPair({ from: (previous ?? newest).version, to: newest.version });
    }, fail);
  }, []);

  useEffect(() => {
    if (!pair) return;
    let over = false;
    setChanges(undefined);
    Promise.all([read(pair.from), read(pair.to)]).then(
      ([before, after]) => !over && setChanges(changedFigures(before, after)),
      (error: unknown) => {
        reportFault(error);
        if (!over) setProblem(copy.loadFailed);
      },
    );
    return () => {
      over = true;
    };
  }, [pair]);

  const choices = versions?.map(choiceOf);
  return (
    <Dialog opened onClose={onClose} title={copy.versions} size="wide">
      {problem && (
        <Note tone="danger" role="alert">
          {problem}
        </Note>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: many of them scroll, which must be within reach of the keyboard. */}
      <ol className={`grid gap-1 ${styles.versions}`} tabIndex={0} aria-label={copy.versions}>
        {versions?.map((one) => (
          <li key={one.version}>{nameOf(one)}</li>
        ))}
      </ol>
      {pair && choices && choices.length > 1 && (
        <>
          <div className={`grid gap-3 ${styles.pair}`}>
            <SelectField
              label={copy.from}
              choices={choices}
              value={String(pair.from)}
              onChange={(event) => setPair({ ...pair, from: Number(event.target.value) })}
            />
            <SelectField
              label={copy.to}
              choices={choices}
              value={String(pair.to)}
              onChange={(event) => setPair({ ...pair, to: Number(event.target.value) })}
            />
          </div>
          <div role="status">{changes?.length === 0 && <p>{copy.same}</p>}</div>
          {changes && changes.length > 0 && (
            <Changes changes={changes} from={copy.version(pair.from)} to={copy.version(pair.to)} />
          )}
        </>
      )}
    </Dialog>
  );
}
