import { isManager } from '@tidemark/contract/access';
import { categories } from '@tidemark/contract/documentation-file';
import { jobState } from '@tidemark/contract/job/state';
import type { Project } from '@tidemark/contract/projects';
import { Lock } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useRoomChoices } from '../../documentation/use-room-choices.ts';
import { Viewer } from '../../files/viewer/lazy-viewer.ts';
import { useUploads } from '../../offline/outbox/index.ts';
import { useSession } from '../../offline/session/index.ts';
import { device, readReplaced, useLive } from '../../offline/store/index.ts';
import { ReplacedList } from '../../replaced/replaced-notes.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import type { MissingParts } from '../missing-parts.tsx';
import { AddBar } from './add-bar.tsx';
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
  const rooms = useRoomChoices(inspectionId ?? '');
  const uploads = useUploads();
  const replaced = useLive(() => readReplaced(device()), []);
  const me = useSession()?.technician;
  const [viewedId, setViewed] = useState<string | null>(null);
  const [edited, setEdited] = useState<string>();
  const close = useCallback(() => setViewed(null), []);
  const viewed = useMemo(
    () =>
      (files ?? [])
        .filter(({ category, flaw }) => category === 'photo' && flaw !== 'unshown')
        .map(({ number, roomName, label, caption, ...photo }) => ({
          ...photo,
          ...(number !== null && { number }),
          room: roomName ?? copy.noRoom,
          description: [label, caption].filter(Boolean).join('. ') || null,
        })),
    [files],
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
        <Note icon={Lock} title={copy.closed} action={manages && <JobEnd project={project} state={state} />}>
          {manages ? copy.closedForAll : copy.yours}
        </Note>
      )}
      {open && <AddBar projectId={project.id} rooms={rooms} />}
      <ReplacedList words={words} open={open} bare />
      {missing?.(files.length > 0)}
      {categories.map((category) => {
        const its = files.filter((file) => file.category === category);
        const { id, title, none } = sections[category];
        if (its.length === 0 && category === 'voice') return null;
        return (
          <section key={category} id={id} className={`stack gap-2 ${styles.section}`} aria-label={title}>
            <h2 className="t-2">
              {title} <span className="num ink-2">{its.length}</span>
            </h2>
            {its.length === 0 && !missing && <p className="ink-2">{none}</p>}
            <ul className={styles.files} aria-label={title}>
              {its.map((file) => {
                const entry = uploads.get(file.id);
                const mine = file.uploadedBy === null || file.uploadedBy === me.id;
                return (
                  <FileRow
                    key={file.id}
                    file={file}
                    entry={entry}
                    onOpen={setViewed}
                    acts={
                      <FileActs
                        {...{ file, entry, mayEdit: open, mayDelete: mine || manages }}
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
      {editing && (
        <EditDialog key={editing.id} file={editing} rooms={rooms} onClosed={() => setEdited(undefined)} />
      )}
      {viewedId !== null && (
        <Suspense>
          <Viewer photos={viewed} id={viewedId} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
