import type { Week } from '@tidemark/contract/office/week';
import { useState } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './board.module.css';
import { BoardCard } from './board-card.tsx';
import { copy } from './copy.ts';
import type { Board } from './use-board.tsx';

type Tray = keyof typeof copy.trays;
const trays = Object.keys(copy.trays) as Tray[];

const shownCount = ({ projects, more }: Week[Tray]) => (more ? `${projects.length}+` : projects.length);

/** What waits beside the week. */
export function Trays({ week, board }: { week: Week; board: Board }) {
  const [chosen, choose] = useState<Tray>('unassigned');
  const { projects, more } = week[chosen];
  return (
    <section ref={board.place} tabIndex={-1} aria-label="Waiting">
      <Tabs
        label="Waiting"
        tabs={trays.map((value) => ({ value, label: copy.trays[value], count: shownCount(week[value]) }))}
        value={chosen}
        onChange={choose}
      >
        <div className={styles.tray}>
          {projects.map((project) => (
            <BoardCard key={project.id} project={project} board={board} inTray />
          ))}
        </div>
        {projects.length === 0 && <p className="ink-2">{copy.trayEmpty[chosen]}</p>}
        {more && <p className="ink-2">{copy.more}</p>}
      </Tabs>
    </section>
  );
}
