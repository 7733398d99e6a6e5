import { Link } from '@tanstack/react-router';
import { officeActions } from '@tidemark/contract/office/actions';
import type { UndoneImport } from '@tidemark/contract/office/import/shapes';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../offline/calls/index.ts';
import { explain } from '../../offline/faults/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { confirm } from '../../ui/feedback/confirm.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { copy } from './copy.ts';
import styles from './import.module.css';

const { undo } = copy;
/** As many as fit a screen; the list of projects has the rest. */
const mostNamed = 10;

/** Undoes an import after a confirmation; then says what was deleted and what stays. */
export function UndoImport({ id, projects }: { id: string; projects: number }) {
  const [busy, setBusy] = useState(false);
  const [undone, setUndone] = useState<UndoneImport>();
  const [problem, setProblem] = useState<string>();
  async function ask() {
    const question = { ...undo, message: undo.message(projects), destructive: true };
    if (!(await confirm(question))) return;
    setBusy(true);
    setProblem(undefined);
    try {
      setUndone(await call(officeActions.undoImport, { params: { importId: id } }));
    } catch (error) {
      setProblem(explain(error));
    } finally {
      setBusy(false);
    }
  }
  if (undone) return <Undone {...undone} />;
  return (
    <div className={`grid justify-start ${styles.undo}`}>
      <Button busy={busy} icon={<Undo2 size={20} aria-hidden />} onClick={() => void ask()}>
        {undo.action}
      </Button>
      <p className="ink-2">{undo.hint}</p>
      {problem && (
        <Note tone="danger" role="alert">
          {problem}
        </Note>
      )}
    </div>
  );
}

function Undone({ removed, kept }: UndoneImport) {
  return (
    <Note tone={kept.length > 0 ? 'orange' : 'tide'} role="status" title={undo.done(removed)}>
      {kept.length > 0 && (
        <>
          <p>{undo.kept(kept.length)}</p>
          <ul className={`break-anywhere ${styles.kept}`}>
            {kept.slice(0, mostNamed).map(({ id, title, reason }) => (
              <li key={id}>
                <Link to="/project/$projectId" params={{ projectId: String(id) }}>
                  #{id} {title}
                </Link>
                . {reason}
              </li>
            ))}
          </ul>
          {kept.length > mostNamed && <p>{undo.more(kept.length - mostNamed)}</p>}
        </>
      )}
    </Note>
  );
}
