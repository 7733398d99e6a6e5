import { ArrowLeft, DraftingCompass } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { IconLink } from '../../ui/controls/icon-button.tsx';
import { copy } from '../copy.ts';
import { dimensionsText } from '../dimensions-text.ts';
import { RoomChanged } from '../room-changed.tsx';
import { RoomSetupLink, SketchLink } from '../room-links.tsx';
import { RoomSteps } from '../room-steps.tsx';
import { SearchAll } from '../search-all.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { SheetAppBar } from '../sheet-app-bar.tsx';
import type { SheetPageProps } from '../sheet-page-props.ts';
import { FilledGroups, FilledLines, SheetTape } from '../sheet-tape.tsx';
import { SheetTools } from '../sheet-tools.tsx';
import { useSize } from '../use-size.ts';
import { useVisibleLines } from '../visible-lines.ts';
import { GroupsDialog, GroupsSide } from './groups-index.tsx';
import { SheetBar } from './sheet-bar.tsx';
import { SheetWithPad } from './sheet-with-pad.tsx';
import styles from './touch.module.css';
import { useOpenGroups } from './use-open-groups.ts';

/** The sheet for thumbs: an accordion of groups, steppers and the number pad. */
export const TouchPage = memo(function TouchPage(props: SheetPageProps) {
  const { draft, room, rooms, projectId, readOnly, notes } = props;
  const { visible, query, noneFilled, firstHit: _, ...tools } = useVisibleLines(draft);
  const groups = useOpenGroups(room.inspectionId, visible, query);
  const [index, setIndex] = useState(false);
  const { openFor, openOnly } = groups;

  const searchBox = useRef<HTMLElement>(null);
  const searchAll = () => {
    tools.setOnlyFilled(false);
    searchBox.current?.querySelector('input')?.focus();
  };
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
  const size = dimensionsText(room).replaceAll(' ', '\u00a0');
  const dimensions = useSize(room);
  const place = `Room ${rooms.indexOf(room) + 1} of ${rooms.length}`;
  const lines = groups.shown.flatMap(({ ids }) => ids).length;
  const head = (
    <>
      <SheetAppBar
        start={
          <IconLink
            label={copy.backToRooms}
            icon={<ArrowLeft size={24} aria-hidden />}
            renderRoot={(props) => <RoomSetupLink projectId={projectId} {...props} />}
          />
        }
        title={room.name}
        subtitle={size ? `${place}, ${size}` : place}
        end={
          <>
            <IconLink
              label={copy.sketchOf(room.name)}
              icon={<DraftingCompass size={22} aria-hidden />}
              renderRoot={(props) => <SketchLink projectId={projectId} roomId={room.id} {...props} />}
            />
            <ShareButton room={room} small />
          </>
        }
      />
      <section className={`surface ${styles.head}`} aria-label="Lines filled">
        <SheetTape draft={draft} size="narrow" stretch />
        <p>
          <span>
            <FilledLines draft={draft} />
          </span>
          <FilledGroups draft={draft} />
        </p>
      </section>
      <div className={`surface line-bottom ${styles.tools}`}>
        <SheetTools {...tools} ref={searchBox} />
      </div>
    </>
  );
  const above = (
    <>
      {notes}
      {!readOnly && <RoomChanged draft={draft} room={dimensions} />}
      {noneFilled ? (
        <div className={styles.hits}>
          <SearchAll query={query} onAll={searchAll} />
        </div>
      ) : (
        query && <p className={`ink-2 text-body ${styles.hits}`}>{copy.hits(lines, query)}</p>
      )}
      {!query && lines === 0 && <p className={`ink-2 text-body ${styles.hits}`}>{copy.nothingFilled}</p>}
    </>
  );
  const bar = (
    <>
      <SheetBar
        draft={draft}
        room={room}
        rooms={rooms}
        projectId={projectId}
        readOnly={readOnly}
        onLine={toLine}
        onGroups={() => setIndex(true)}
      />
      <GroupsDialog
        opened={index}
        onClose={() => setIndex(false)}
        footer={<RoomSteps room={room} rooms={rooms} projectId={projectId} />}
        draft={draft}
        current={groups.current}
        onGroup={toGroup}
      />
    </>
  );
  return (
    <SheetWithPad
      draft={draft}
      room={dimensions}
      groups={groups}
      query={query}
      readOnly={readOnly}
      head={head}
      side={<GroupsSide draft={draft} current={groups.current} onGroup={toGroup} />}
      notes={above}
      bar={bar}
    />
  );
});
