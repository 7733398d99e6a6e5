import { duplicateAlert, type TrashPhoto } from '@tidemark/contract/trash-photos';
import { Image } from 'lucide-react';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { readyToJudge } from '../files/judge.ts';
import { useUploads } from '../offline/outbox/index.ts';
import { Asterisk } from '../ui/controls/field.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { isolatedFile } from '../ui/format/isolated.ts';
import { type Added, addPhotos, bothOf } from './add-photos.ts';
import { added, copy, noSpace, notAdded, selectValid } from './copy.ts';
import { PhotoDrop } from './photo-drop.tsx';
import { PhotoLine } from './photo-line.tsx';
import { removePhoto } from './remove-photo.ts';
import styles from './trash-photos.module.css';

interface Props {
  inspectionId: string;
  photos: readonly TrashPhoto[];
}

/** Proof of what was thrown away (first document, sections 2, 5 and 8): works offline, sent automatically. */
export const TrashPhotos = memo(function TrashPhotos({ inspectionId, photos }: Props) {
  const uploads = useUploads();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [became, setBecame] = useState<Added | null>(null);
  const turn = useRef({ last: Promise.resolve(), waiting: 0 });
  /** Photos selected during a save are added after it; none is turned away. */
  function take(files: File[]) {
    if (files.length === 0) return;
    const { current } = turn;
    if (current.waiting++ === 0) setBecame(null);
    setBusy(true);
    current.last = current.last.then(async () => {
      const now = await addPhotos(inspectionId, files);
      setBecame((before) => (before ? bothOf(before, now) : now));
      if (--current.waiting === 0) setBusy(false);
    });
  }
  useEffect(readyToJudge, []);
  async function remove(photoId: string): Promise<boolean> {
    try {
      await removePhoto(inspectionId, photoId);
      return true;
    } catch (error) {
      reportError(error);
      const [title, message] = copy.deleteFailed;
      showToast({ kind: 'error', id: 'trash-photos', title, message });
      return false;
    }
  }
  return (
    <section className={`stack gap-3 ${styles.photos}`} aria-labelledby={`${id}-label`}>
      <p>
        <b id={`${id}-label`} className="w-600">
          {copy.label}
          <Asterisk required />
        </b>{' '}
        <span id={`${id}-least`} className="ink-2">
          {copy.least}
        </span>
      </p>
      <PhotoDrop describedBy={`${id}-least`} onFiles={take} />
      <p className="visually-hidden" role="status">
        {busy ? copy.adding : became && became.added.length > 0 && added(became.added.length)}
      </p>
      {became && problems(became).map((problem) => <Problem key={problem}>{problem}</Problem>)}
      {photos.length === 0 && (
        <Note tone="orange" icon={Image} title={copy.none}>
          {copy.noneHint}
        </Note>
      )}
      {photos.length > 0 && uploads && (
        <ul className="stack gap-2 desktop-cols-2" aria-label={copy.label}>
          {photos.map((photo) => (
            <PhotoLine
              key={photo.id}
              photo={photo}
              entry={uploads.get(photo.id)}
              onRemove={() => remove(photo.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
});

function Problem({ children }: { children: string }) {
  return (
    <Note tone="danger" role="alert">
      {children}
    </Note>
  );
}

/** The alerts of the first document, section 5, and the device's own failures. */
function problems({ added: good, refused, duplicates, noSpace: stopped, unreadable, failed }: Added) {
  const others = good.length + duplicates.length > 0 || refused.size > 1;
  const named = (names: readonly string[]) => (others || names.length > 1 ? ` ${notAdded(names)}` : '');
  return [
    ...[...refused].map(([message, names]) => selectValid(message) + named(names)),
    ...(duplicates.length > 0 ? [duplicateAlert(duplicates.map(isolatedFile))] : []),
    ...(stopped === undefined ? [] : [noSpace(stopped)]),
    ...(unreadable.length > 0 ? [`${copy.unreadable} ${notAdded(unreadable)}`] : []),
    ...(failed.length > 0 ? [`${copy.failed} ${notAdded(failed)}`] : []),
  ];
}
