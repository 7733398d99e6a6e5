import { Suspense, useCallback, useMemo, useState } from 'react';
import { actsOnPhotos } from '../../documentation/change-photos.ts';
import { PhotoTools } from '../../documentation/lazy-photo-tools.ts';
import { SelectionBar } from '../../documentation/lazy-selection-bar.ts';
import { SelectButton } from '../../documentation/select-button.tsx';
import { useSelection } from '../../documentation/use-selection.ts';
import { Viewer } from '../../files/viewer/lazy-viewer.ts';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { copy } from '../copy.ts';
import { DocumentsCard } from './documents-card.tsx';
import styles from './evidence.module.css';
import { countOf, type Evidence } from './evidence-of.ts';
import { PhotoGroups } from './photo-groups.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { RoomList } from './room-list.tsx';
import { SignaturesCard } from './signatures-card.tsx';
import { VoiceCard } from './voice-card.tsx';

/** What an inspection has to show: its photos by room, and everything that was added beside them. */
export function EvidencePart({ evidence }: { evidence: Evidence }) {
  const { inspection, rooms, groups, debris, documents, voiceNotes, viewed } = evidence;
  const [viewedId, setViewed] = useState<string | null>(null);
  const close = useCallback(() => setViewed(null), []);
  /** A room's id, 'none' or '' for all. */
  const [room, setRoom] = useState('');
  const choices = groups.map(({ room: its, photos }) => ({
    value: its?.id ?? 'none',
    name: its?.name ?? copy.noRoom,
    count: photos.length,
  }));
  const { photos } = countOf(evidence);
  const shown = room === '' ? groups : groups.filter(({ room: its }) => (its?.id ?? 'none') === room);
  const notes = inspection.finalInspectionNotes;
  const files = groups.flatMap((group) => group.photos.map(({ photo }) => photo));
  const tools = (id: string) => {
    // Nothing of an inspection changes after Submit.
    const file = inspection.status === 'In Progress' && files.find((one) => one.id === id);
    return (
      file && (
        <Suspense>
          <PhotoTools file={file} rooms={rooms} />
        </Suspense>
      )
    );
  };
  const order = useMemo(() => groups.flatMap((group) => group.photos.map(({ photo }) => photo.id)), [groups]);
  const selection = useSelection(order);
  const { ids: chosen, toggle } = selection;
  const choosing = chosen !== undefined;
  const selected = files.filter(({ id }) => chosen?.has(id));
  const onOpen = useCallback(
    (id: string, toHere: boolean) => (choosing ? toggle(id, toHere) : setViewed(id)),
    [choosing, toggle],
  );
  const none = photos + debris.length + documents.length + voiceNotes.length === 0;
  return (
    <div className={styles.part}>
      {choices.length > 1 && (
        <>
          <SelectField
            className={styles.select}
            label={copy.rooms}
            labelHidden
            placeholder={`${copy.allPhotos}, ${photos}`}
            choices={choices.map(({ value, name, count }) => ({ value, label: `${name}, ${count}` }))}
            value={room}
            onChange={({ target }) => setRoom(target.value)}
          />
          <RoomList all={photos} choices={choices} room={room} onRoom={setRoom} />
        </>
      )}
      <div className={`stack gap-4 ${styles.photos}`}>
        {none && <p className="ink-2">{copy.noEvidence}</p>}
        {chosen ? (
          <Suspense>
            <SelectionBar
              photos={selected}
              of={photos}
              rooms={rooms}
              acts={inspection.status === 'In Progress' ? actsOnPhotos(selected) : undefined}
              onAll={selection.all}
              onEnd={selection.end}
            />
          </Suspense>
        ) : (
          photos > 0 && <SelectButton onSelect={selection.begin} />
        )}
        <PhotoGroups groups={shown} chosen={chosen} onOpen={onOpen} />
      </div>
      <div className={`stack gap-3 content-start ${styles.beside}`}>
        {voiceNotes.length > 0 && <VoiceCard notes={voiceNotes} rooms={rooms} />}
        {documents.length > 0 && <DocumentsCard documents={documents} />}
        {debris.length > 0 && (
          <Card title={`${copy.debrisPhotos} ${debris.length}`} level={3}>
            <ul className="grid cols-2 gap-2" aria-label={copy.debrisPhotos}>
              {debris.map((photo) => (
                <PhotoTile key={photo.id} photo={photo} number={photo.number} onOpen={setViewed} />
              ))}
            </ul>
          </Card>
        )}
        <SignaturesCard inspection={inspection} />
        {notes && (
          <Card title={copy.finalNotes} level={3}>
            <p className={`break-anywhere ${styles.notes}`}>{notes}</p>
          </Card>
        )}
      </div>
      {viewedId !== null && (
        <Suspense>
          <Viewer photos={viewed} id={viewedId} onClose={close} tools={tools} />
        </Suspense>
      )}
    </div>
  );
}
