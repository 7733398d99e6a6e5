import { officeActions } from '@tidemark/contract/office/actions';
import { useEffect, useRef, useState } from 'react';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { useOnline } from '../../offline/faults/index.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { keptOf, type View, viewOf } from './address.ts';
import { copy } from './copy.ts';
import styles from './projects.module.css';
import { SaveView } from './save-view.tsx';
import type { ShowView } from './use-office-address.ts';
import { ViewLine } from './view-line.tsx';

const read = () => call(officeActions.views, {});
const title = () => copy.viewsFailed;

interface Props {
  view: View;
  show: ShowView['show'];
}

/** The person's own views: open, save, rename, delete. Opens on mount. */
export function ViewsDialog({ view, show }: Props) {
  const [opened, setOpened] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { answer, problem, asking, refresh } = useAnswer(read, title);
  const online = useOnline();
  // The dialog must open after its first render to return the focus when it closes.
  useEffect(() => setOpened(true), []);
  return (
    <Dialog opened={opened} onClose={() => setOpened(false)} title="Saved views">
      {problem ? (
        <ErrorState offline={!online} title={problem} retrying={asking} onRetry={refresh} />
      ) : !answer ? (
        <Loading label="Loading views...">
          <Skeleton height={48} />
        </Loading>
      ) : (
        <>
          {answer.views.length === 0 && <p className="ink-2">{copy.noViews}</p>}
          <ul className={styles.views}>
            {answer.views.map((saved) => (
              <ViewLine
                key={saved.id}
                view={saved}
                onOpen={() => {
                  const { filters, sort, direction } = viewOf(saved.filters);
                  show({ filters, sort, direction });
                  setOpened(false);
                }}
                onChanged={refresh}
                onRemoved={() => {
                  field.current?.focus();
                  refresh();
                }}
              />
            ))}
          </ul>
          <SaveView field={field} filters={keptOf(view)} onSaved={refresh} />
        </>
      )}
    </Dialog>
  );
}
