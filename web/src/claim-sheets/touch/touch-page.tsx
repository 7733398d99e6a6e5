import { ArrowLeft } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useSendState } from '../../offline/send-state.ts';
import { AppBar } from '../../ui/app-bar.tsx';
import { IconLink } from '../../ui/icon-button.tsx';
import type { SheetPageProps } from '../claim-sheet-page.tsx';
import { copy } from '../copy.ts';
import { dimensionsText } from '../dimensions-text.ts';
import { RoomSetupLink } from '../room-links.tsx';
import { SendLink } from '../send-link.tsx';
import { FilledLines, SheetTape } from '../sheet-tape.tsx';
import { SheetTools } from '../sheet-tools.tsx';
import { useVisibleLines } from '../visible-lines.ts';
import { FilledGroups } from './filled-groups.tsx';
import { GroupsDialog, GroupsSide } from './groups-index.tsx';
import { NumberPad } from './number-pad.tsx';
import { SheetBar } from './sheet-bar.tsx';
import styles from './touch.module.css';
import { TouchGroup } from './touch-group.tsx';
import { useOpenGroups } from './use-open-groups.ts';
import { usePad } from './use-pad.ts';

/** The sheet for thumbs: an accordion of groups, steppers and the number pad. */
export function TouchPage({ draft, room, rooms, projectId, readOnly, notes }: SheetPageProps) {
  const send = useSendState();
  const { visible, query, ...tools } = useVisibleLines(draft);
  const groups = useOpenGroups(visible, query);
  const [index, setIndex] = useState(false);
  const { openFor, openOnly } = groups;
  const pad = usePad(openFor);
  const { open: openPad } = pad;
  const onPad = useCallback(openPad, [openPad]);

  const toGroup = (group: (typeof groups.shown)[number]['group']) => {
    setIndex(false);
    openOnly(group);
  };
  const toLine = (id: number) => {
    tools.setSearch('');
    tools.setOnlyFilled(false);
    openFor(id);
    // The line is there only after its group was opened.
    requestAnimationFrame(() => document.getElementById(`line-${id}`)?.scrollIntoView({ block: 'start' }));
  };
  const size = dimensionsText(room);
  const place = `Room ${rooms.indexOf(room) + 1} of ${rooms.length}`;
  const lines = groups.shown.flatMap(({ ids }) => ids);
  return (
    <div className={styles.page} data-pad={pad.cell ? true : undefined}>
      <AppBar
        send={send}
        start={
          <IconLink
            label={copy.backToRooms}
            icon={<ArrowLeft size={24} aria-hidden />}
            renderRoot={(props) => <RoomSetupLink projectId={projectId} {...props} />}
          />
        }
        title={room.name}
        subtitle={size ? `${place}, ${size}` : place}
        end={<SendLink state={send} />}
      />
      <section className={styles.head} aria-label="Lines filled">
        <SheetTape draft={draft} size="narrow" stretch />
        <p>
          <span>
            <FilledLines draft={draft} />
          </span>
          <FilledGroups draft={draft} />
        </p>
      </section>
      <div className={styles.tools}>
        <SheetTools {...tools} />
      </div>
      <div className={styles.split}>
        <GroupsSide draft={draft} current={groups.current} onGroup={toGroup} />
        <main className={styles.groups}>
          {notes}
          {query && <p className={styles.hits}>{copy.hits(lines.length, query)}</p>}
          {!query && lines.length === 0 && <p className={styles.hits}>{copy.nothingFilled}</p>}
          {groups.shown.map(({ group, ids, open, active }) => (
            <TouchGroup
              key={group.key}
              draft={draft}
              group={group}
              ids={ids}
              open={open}
              fixed={query !== ''}
              query={query}
              active={active(pad.cell?.id)}
              readOnly={readOnly}
              onToggle={groups.toggle}
              onPad={onPad}
            />
          ))}
        </main>
      </div>
      <SheetBar
        draft={draft}
        room={room}
        rooms={rooms}
        projectId={projectId}
        onLine={toLine}
        onGroups={() => setIndex(true)}
      />
      <GroupsDialog
        opened={index}
        onClose={() => setIndex(false)}
        draft={draft}
        current={groups.current}
        onGroup={toGroup}
      />
      {pad.cell && !readOnly && (
        <NumberPad
          draft={draft}
          room={room}
          cell={pad.cell}
          ids={lines}
          onCell={pad.open}
          onClose={pad.close}
        />
      )}
    </div>
  );
}
