import type { Sheet } from '@tidemark/contract/claim-sheets/sheet';
import type { Room } from '@tidemark/contract/rooms';
import { Maximize2 } from 'lucide-react';
import { useRef } from 'react';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { copy } from '../copy.ts';
import { CopyButton } from '../copy-in/copy-button.tsx';
import { dimensionsText } from '../dimensions-text.ts';
import { PdfButton } from '../pdf-button.tsx';
import { SheetLink } from '../room-links.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { SaveState } from '../sheet-notes.tsx';
import { FilledLines } from '../sheet-tape.tsx';
import { SheetTrouble } from '../sheet-trouble.tsx';
import { FollowSheet, useSheetDraft } from '../use-sheet.ts';
import { goToLine } from './cells.ts';
import styles from './desk.module.css';
import { DeskSheet } from './desk-sheet.tsx';

interface SheetPanelProps {
  room: Room;
  sheet: Sheet | null;
  projectId: number;
  failed: boolean;
  away: boolean;
  onRetry: () => void;
}

/** The open sheet under the room cards; Full width leads to its page. */
export function SheetPanel({ room, sheet, projectId, failed, away, onRetry }: SheetPanelProps) {
  const draft = useSheetDraft(sheet, room.inspectionId, room.id);
  const form = useRef<HTMLFieldSetElement>(null);
  const size = dimensionsText(room);
  return (
    <Card flush aria-label={`Claim sheet of ${room.name}`}>
      <FollowSheet draft={draft} room={room} sheet={sheet} />
      <SheetTrouble failed={failed} away={away} onRetry={onRetry} />
      <DeskSheet
        form={form}
        panel
        draft={draft}
        room={room}
        readOnly={false}
        title={
          <>
            <h2 className="t-2" title={room.name}>
              {room.name}
            </h2>
            <p>
              <SaveState draft={draft} onLine={(id) => goToLine(form.current, id)}>
                <span>
                  {size && (
                    <>
                      {size} <span className={styles.bar} />{' '}
                    </>
                  )}
                  <FilledLines draft={draft} />
                </span>
              </SaveState>
            </p>
          </>
        }
        actions={
          <>
            <CopyButton draft={draft} room={room} />
            <ShareButton room={room} />
            <PdfButton inspectionId={room.inspectionId} roomId={room.id} beforehand={draft.flush} />
            <ButtonLink
              kind="outline"
              icon={<Maximize2 size={18} aria-hidden />}
              renderRoot={(props) => <SheetLink projectId={projectId} roomId={room.id} {...props} />}
            >
              {copy.fullWidth}
            </ButtonLink>
          </>
        }
      />
    </Card>
  );
}
