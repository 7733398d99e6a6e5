import { officeActions } from '@tidemark/contract/office/actions';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { showTime } from '../../ui/format/dates.ts';
import { Card } from '../../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './import.module.css';
import { UndoImport } from './undo-import.tsx';

const { undo } = copy;
const ask = () => call(officeActions.imports, {});

/** Imports of the last hour, by anyone, that can be undone. */
export function RecentImports() {
  const { answer } = useAnswer(ask);
  const imports = answer?.imports ?? [];
  if (imports.length === 0) return null;
  return (
    <Card title={undo.recent}>
      <ul className={`stack ${styles.cards}`}>
        {imports.map(({ id, fileName, technicianName, at, projects }) => (
          <li key={id} className={`grid gap-2 ${styles.card}`}>
            <p className={`clip ${styles.value}`}>
              <b>{fileName ?? undo.unnamed}</b>
            </p>
            <p className="ink-2">
              {[undo.of(projects), technicianName, showTime(at)].filter(Boolean).join(', ')}
            </p>
            <UndoImport id={id} projects={projects} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
