import { ArrowLeft, BookOpen, Check, Paperclip, SquarePen } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { copy } from '../copy.ts';
import { CopyButton } from '../copy-in/copy-button.tsx';
import { PdfButton } from '../pdf-button.tsx';
import { RoomSetupLink, SheetLink, useRoomNavigation } from '../room-links.tsx';
import { RoomSteps } from '../room-steps.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { SheetAppBar } from '../sheet-app-bar.tsx';
import { SaveState } from '../sheet-notes.tsx';
import type { SheetPageProps } from '../sheet-page-props.ts';
import { sheetState } from '../sheet-state.ts';
import { FilledLines } from '../sheet-tape.tsx';
import { goToLine } from './cells.ts';
import styles from './desk.module.css';
import { DeskSheet } from './desk-sheet.tsx';

/** The sheet as a page of its own: the other rooms in the bar, the keys at the foot. */
export function DeskPage({ draft, room, rooms, projectId, readOnly, notes }: SheetPageProps) {
  const go = useRoomNavigation(projectId);
  const form = useRef<HTMLFieldSetElement>(null);
  return (
    <div className={styles.page}>
      <SheetAppBar
        start={
          <ButtonLink
            size="sm"
            icon={<ArrowLeft size={18} aria-hidden />}
            renderRoot={(props) => <RoomSetupLink projectId={projectId} {...props} />}
          >
            {copy.roomSetup}
          </ButtonLink>
        }
      >
        <span className={`flex-none nowrap text-small w-600 wide-text ${styles.enquiry}`}>
          Enquiry #{projectId}
        </span>
        <nav className={`flex min-w-0 ${styles.rooms}`} aria-label="Rooms">
          {rooms.map((each) => (
            <SheetLink
              key={each.id}
              projectId={projectId}
              roomId={each.id}
              aria-current={each.id === room.id ? 'page' : undefined}
            >
              <b title={each.name}>{each.name}</b>
              <RoomState room={each} open={each.id === room.id} />
            </SheetLink>
          ))}
        </nav>
      </SheetAppBar>
      <main>
        {notes}
        <DeskSheet
          form={form}
          draft={draft}
          room={room}
          readOnly={readOnly}
          title={
            <>
              <h1 className="t-2" title={room.name}>
                {room.name}
              </h1>
              <p>
                <FilledLines draft={draft} />
              </p>
            </>
          }
          actions={
            <>
              {!readOnly && <CopyButton draft={draft} room={room} />}
              <ShareButton room={room} />
              <PdfButton inspectionId={room.inspectionId} roomId={room.id} beforehand={draft.flush} />
            </>
          }
        />
      </main>
      <footer className={`row surface line-top gap-5 ${styles.foot}`}>
        <SaveState draft={draft} onLine={(id) => goToLine(form.current, id)} />
        <Keys />
        <div className={`flex flex-none gap-2 ${styles.actions}`}>
          <RoomSteps small room={room} rooms={rooms} projectId={projectId} />
          <Button size="sm" kind="primary" icon={<Check size={18} aria-hidden />} onClick={go.toRoomSetup}>
            {copy.done}
          </Button>
        </div>
      </footer>
    </div>
  );
}

function RoomState({ room, open }: { room: SheetPageProps['room']; open: boolean }) {
  const state = sheetState(room);
  const Icon = open ? BookOpen : { Added: Check, Attached: Paperclip, 'Click to Fill': SquarePen }[state];
  const words = { Added: room.claimItem?.filledCount, Attached: 'Attached', 'Click to Fill': 'Fill' }[state];
  return (
    <span data-state={state}>
      <Icon size={16} aria-hidden />
      {open ? (room.claimItem?.filledCount ?? 0) : words}
    </span>
  );
}

const keys: [keys: string[], act: string][] = [
  [['Tab'], 'next cell'],
  [['Enter'], 'line below'],
  [['Space'], 'tick'],
  [['Alt', '↓'], 'next group'],
  [['Esc'], 'undo cell'],
];

function Keys() {
  return (
    <span className={`flex ink-2 text-caption gap-4 ${styles.keys}`}>
      {keys.map(([names, act]) => (
        <span key={act} className={`align-center nowrap inline-flex ${styles.hint}`}>
          {names.map((name) => (
            <Fragment key={name}>
              <kbd>{name}</kbd>{' '}
            </Fragment>
          ))}
          {act}
        </span>
      ))}
    </span>
  );
}
