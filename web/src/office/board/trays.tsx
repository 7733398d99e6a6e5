import { countCap } from '@tidemark/contract/envelope';
import type { Week } from '@tidemark/contract/office/week';
import { useState } from 'react';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { showCount } from '../overview/copy.ts';
import styles from './board.module.css';
import { copy } from './copy.ts';
import { unassignedOf } from './lanes.ts';
import { TrayCard } from './tray-card.tsx';
import type { Board } from './use-board.tsx';

type Tray = keyof typeof copy.trays;
const trays = Object.keys(copy.trays) as Tray[];

const shownCount = ({ total }: Week[Tray]) => showCount(total, total >= countCap);

/** The waiting projects beside the week. */
export function Trays({ week, board }: { week: Week; board: Board }) {
  const [chosen, choose] = useState<Tray>('unassigned');
  const { more } = week[chosen];
  const projects = chosen === 'unassigned' ? unassignedOf(week) : week[chosen].projects;
  return (
    <section ref={board.place} tabIndex={-1} aria-label="Waiting" className={styles.tray}>
      <Tabs
        label="Waiting"
        tabs={trays.map((value) => ({ value, label: copy.trays[value], count: shownCount(week[value]) }))}
        value={chosen}
        onChange={choose}
      >
        <div className={`grid gap-2 ${styles.waiting}`}>
          {projects.map((project) => (
            <TrayCard key={project.id} project={project} board={board} />
          ))}
          {projects.length === 0 && <p className="ink-2">{copy.trayEmpty[chosen]}</p>}
          {more && <p className="ink-2">{copy.more}</p>}
        </div>
      </Tabs>
      {board.carrying && <p className={`desktop-only ink-2 text-caption ${styles.hint}`}>{copy.dragHint}</p>}
    </section>
  );
}
