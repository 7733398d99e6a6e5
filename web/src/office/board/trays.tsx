import { countCap } from '@tidemark/contract/envelope';
import type { OfficeProject } from '@tidemark/contract/office/table';
import type { Week } from '@tidemark/contract/office/week';
import { useState } from 'react';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { showCount } from '../overview/copy.ts';
import styles from './board.module.css';
import { BoardCard } from './board-card.tsx';
import { copy } from './copy.ts';
import type { Board } from './use-board.tsx';

type Tray = keyof typeof copy.trays;
const trays = Object.keys(copy.trays) as Tray[];

const shownCount = ({ total }: Week[Tray]) => showCount(total, total >= countCap);

const isNobodys = ({ technicianId }: OfficeProject) => technicianId === null;

/** The waiting projects beside the week. */
export function Trays({ week, board }: { week: Week; board: Board }) {
  const [chosen, choose] = useState<Tray>('unassigned');
  const { projects, more } = week[chosen];
  // They have a date this week: listed there, counted here.
  const planned = chosen === 'unassigned' ? week.scheduled.projects.filter(isNobodys).length : 0;
  return (
    <section ref={board.place} tabIndex={-1} aria-label="Waiting">
      <Tabs
        label="Waiting"
        tabs={trays.map((value) => ({ value, label: copy.trays[value], count: shownCount(week[value]) }))}
        value={chosen}
        onChange={choose}
      >
        <div className={`grid gap-2 ${styles.tray}`}>
          {projects.map((project) => (
            <BoardCard key={project.id} project={project} board={board} inTray />
          ))}
        </div>
        {planned > 0 && <p className="ink-2">{copy.planned(planned)}</p>}
        {projects.length === 0 && <p className="ink-2">{copy.trayEmpty[chosen]}</p>}
        {more && <p className="ink-2">{copy.more}</p>}
      </Tabs>
    </section>
  );
}
