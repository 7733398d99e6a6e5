import { dryingActions } from '@tidemark/contract/drying/actions';
import { isIn } from '@tidemark/contract/drying/placement';
import type { Visit } from '@tidemark/contract/drying/record';
import type { Drying } from '@tidemark/contract/drying/whole';
import { jobState } from '@tidemark/contract/job/state';
import type { Project } from '@tidemark/contract/projects';
import { useState } from 'react';
import { wallClock } from '../documentation/wall-clock.ts';
import { act } from '../forms/act.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { call } from '../offline/calls/index.ts';
import { perform } from '../offline/outbox/index.ts';
import { pull } from '../offline/pull/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { confirm } from '../ui/feedback/confirm.tsx';
import { showMoment, showTime } from '../ui/format/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import { Certificate } from './papers/certificate.tsx';
import { DryingPapersButton } from './papers/papers-button.tsx';
import styles from './visit/visit.module.css';
import { visitName } from './visit-name.ts';

interface Props {
  project: Project;
  drying: Drying;
  visits: readonly Visit[];
  writable: boolean;
  manages: boolean;
}

/** The visits so far, and the end of drying: every unit is out and every visit ended. */
export function StateCard({ project, drying, visits, writable, manages }: Props) {
  const [opening, setOpening] = useState(false);
  const { projectId, closedAt } = drying;
  const unitsIn = drying.placements
    .filter(({ events }) => isIn(events))
    .reduce((sum, { count }) => sum + count, 0);
  const isOpen = visits.some(({ endedAt }) => endedAt === null);
  const readIn = (visitId: string) => drying.readings.filter((one) => one.visitId === visitId).length;
  async function close() {
    const sure = await confirm({
      title: 'Close drying?',
      message:
        'Readings and equipment are final then, and the next estimate is made from them. Only a manager can open it again.',
      confirmLabel: 'Close drying',
      cancelLabel: 'Keep it open',
    });
    if (!sure) return;
    const body = { at: wallClock(new Date()) };
    await act(() => perform(dryingActions.close, { params: { id: projectId }, body }));
  }
  return (
    <Card title="Visits" action={<DryingPapersButton projectId={projectId} />} flush>
      {visits.length === 0 && <p className={`ink-2 ${styles.acts}`}>No visits yet.</p>}
      <ul>
        {visits.map(({ id, startedAt, endedAt, notes }, number) => (
          <li key={id} className={`line-top ${styles.row}`}>
            <b className="block">{`${visitName(number)}, ${showMoment(startedAt)}`}</b>
            <span className="ink-2 text-small break-anywhere">
              {[endedAt ? `ended ${showTime(endedAt)}` : 'under way', `${readIn(id)} points read`, notes]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {closedAt !== null && (
        <p className={`line-top ${styles.acts}`}>{`Drying closed ${showMoment(closedAt)}.`}</p>
      )}
      {closedAt !== null && jobState(project) === 'Open' && (
        <div className={`row wrap gap-2 ${styles.acts}`}>
          <Certificate project={project} />
          {manages && (
            <Button aria-haspopup="dialog" onClick={() => setOpening(true)}>
              Re-open drying
            </Button>
          )}
        </div>
      )}
      {writable && visits.length > 0 && (
        <div className={`stack line-top gap-2 ${styles.acts}`}>
          {unitsIn > 0 && (
            <p className="ink-2">
              {unitsIn === 1 ? '1 unit is still in.' : `${unitsIn} units are still in.`}
            </p>
          )}
          {isOpen && <p className="ink-2">A visit has not ended.</p>}
          <div>
            <Button disabled={unitsIn > 0 || isOpen} aria-haspopup="dialog" onClick={() => void close()}>
              Close drying
            </Button>
          </div>
        </div>
      )}
      {opening && (
        <FormDialog
          title="Re-open drying"
          save="Re-open"
          onClosed={() => setOpening(false)}
          onSave={async ({ reason }) => {
            await call(dryingActions.reopen, { params: { id: projectId }, body: { reason: reason ?? '' } });
            await pull('dryingRecords', projectId);
          }}
        >
          <TextField label="Reason" name="reason" maxLength={1000} required data-autofocus />
        </FormDialog>
      )}
    </Card>
  );
}
