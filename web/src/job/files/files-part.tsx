import { isManager } from '@tidemark/contract/access';
import { categories } from '@tidemark/contract/documentation-file';
import { isSignedPage } from '@tidemark/contract/documents/document';
import type { JobFile } from '@tidemark/contract/job/file';
import { jobState } from '@tidemark/contract/job/state';
import type { Project } from '@tidemark/contract/projects';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { SelectionBar } from '../../documentation/lazy-selection-bar.ts';
import { SelectButton } from '../../documentation/select-button.tsx';
import { useRoomChoices } from '../../documentation/use-room-choices.ts';
import { useSelection } from '../../documentation/use-selection.ts';
import { useRecovered } from '../../documentation/voice/use-recovered.ts';
import { Viewer } from '../../files/viewer/lazy-viewer.ts';
import { useUploads } from '../../offline/outbox/index.ts';
import { useSession } from '../../offline/session/index.ts';
import { device, readReplaced, useLive, useRecords } from '../../offline/store/index.ts';
import { ReplacedList } from '../../replaced/replaced-notes.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useOpened } from '../../ui/feedback/use-opened.ts';
import type { MissingParts } from '../missing-parts.tsx';
import { PhotoSheetButton } from '../photo-sheet/photo-sheet-button.tsx';
import { actsOnFiles } from './acts-on-files.ts';
import { AddBar } from './add-bar.tsx';
import { ClosedNote, OpenAgainNote } from './closed-notes.tsx';
import { copy, sections } from './copy.ts';
import { EditDialog } from './edit-dialog.tsx';
import { FileActs } from './file-acts.tsx';
import { FileRow } from './file-row.tsx';
import styles from './files.module.css';
import { JobEnd } from './job-end.tsx';
import { nameOf } from './name-of.ts';
import { useJobFiles } from './use-job-files.ts';

interface Props {
  project: Project;
  /** The newest inspection that was not cancelled, whose rooms are offered. */
  inspectionId: string | undefined;
  missing: MissingParts['jobFiles'];
}

/** What was added to the job, before and after Submit, and the ways to add more. */
export function FilesPart({ project, inspectionId, missing }: Props) {
  const files = useJobFiles(project.id);
  useRecovered();
  const rooms = useRoomChoices(inspectionId ?? '');
  const uploads = useUploads();
  const replaced = useLive(() => readReplaced(device()), []);
  const documents = useRecords('documents', { projectId: project.id });
  const me = useSession()?.technician;
  const photos = useMemo(() => (files ?? []).filter(({ category }) => category === 'photo'), [files]);
  const selection = useSelection(useMemo(() => photos.map(({ id }) => id), [photos]));
  const { ids: chosen, toggle } = selection;
  const [viewedId, setViewed] = useState<string | null>(null);
  const [edited, setEdited, closeEdit] = useOpened<string>();
  const close = useCallback(() => setViewed(null), []);
  const viewed = useMemo(
    () =>
      photos
        .filter(({ flaw }) => flaw !== 'unshown')
        .map(({ number, roomName, label, caption, ...photo }) => ({
          ...photo,
          ...(number !== null && { number }),
          room: roomName ?? copy.noRoom,
          description: [label, caption].filter(Boolean).join('. ') || null,
        })),
    [photos],
  );
  const words = useMemo(
    () =>
      (replaced ?? []).flatMap((one) => {
        const its = one.table === 'jobFiles' && files?.find(({ id }) => id === one.id);
        return its ? [{ ...one, room: nameOf(its) }] : [];
      }),
    [files, replaced],
  );
  if (!files || !uploads || !me) return null;
  const state = jobState(project);
  const open = state === 'Open';
  const manages = isManager(me.role);
  const mayDelete = ({ id, uploadedBy }: JobFile) =>
    (manages || uploadedBy === null || uploadedBy === me.id) &&
    !documents?.some((document) => isSignedPage(id, document));

  const selected = photos.filter(({ id }) => chosen?.has(id));
  const editing = files.find(({ id }) => id === edited);
  return (
    <div className="stack gap-4">
      {manages && state === 'Open' && (
        <div className="row justify-end">
          <JobEnd project={project} state={state} />
        </div>
      )}
      {state === 'not begun' && <Note>{copy.notBegun}</Note>}
      {state === 'Closed' && (
        <ClosedNote
          {...{ project, manages }}
          action={manages && <JobEnd project={project} state={state} />}
        />
      )}
      {open && <OpenAgainNote projectId={project.id} />}
      {open && <AddBar projectId={project.id} rooms={rooms} photos={photos} />}
      <ReplacedList words={words} open={open} bare />
      {missing?.(files.length > 0)}
      {categories.map((category) => {
        const its = files.filter((file) => file.category === category);
        const { id, title, none } = sections[category];
        if (its.length === 0 && category === 'voice') return null;
        return (
          <section key={category} id={id} className={`stack gap-2 ${styles.section}`} aria-label={title}>
            <div className="row wrap justify-between gap-2">
              <h2 className="t-2">
                {title} <span className="num ink-2">{its.length}</span>
              </h2>
              {category === 'photo' && its.length > 0 && !chosen && (
                <span className="row wrap gap-1">
                  <PhotoSheetButton projectId={project.id} />
                  <SelectButton onSelect={selection.begin} />
                </span>
              )}
            </div>
            {category === 'photo' && chosen && (
              <Suspense>
                <SelectionBar
                  photos={selected}
                  of={its.length}
                  rooms={rooms}
                  acts={open ? actsOnFiles(selected, selected.every(mayDelete)) : undefined}
                  onAll={selection.all}
                  onEnd={selection.end}
                />
              </Suspense>
            )}
            {its.length === 0 && !missing && <p className="ink-2">{none}</p>}
            <ul className={styles.files} aria-label={title}>
              {its.map((file) => {
                const entry = uploads.get(file.id);
                return (
                  <FileRow
                    key={file.id}
                    file={file}
                    entry={entry}
                    chosen={category === 'photo' ? chosen?.has(file.id) : undefined}
                    onOpen={(id, toHere) => (chosen ? toggle(id, toHere) : setViewed(id))}
                    acts={
                      <FileActs
                        {...{ file, entry, mayEdit: open, mayDelete: mayDelete(file) }}
                        onEdit={setEdited}
                      />
                    }
                  />
                );
              })}
            </ul>
          </section>
        );
      })}
      {editing && <EditDialog key={editing.id} file={editing} rooms={rooms} onClosed={closeEdit} />}
      {viewedId !== null && (
        <Suspense>
          <Viewer photos={viewed} id={viewedId} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
