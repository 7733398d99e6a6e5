import { Link, useNavigate } from '@tanstack/react-router';
import { Images, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useRoomChoices } from '../documentation/use-room-choices.ts';
import { explain } from '../offline/faults/index.ts';
import { getSession } from '../offline/session/index.ts';
import { useRecords } from '../offline/store/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { SelectField } from '../ui/controls/select-field.tsx';
import { confirm } from '../ui/feedback/confirm.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { addShared } from './add-shared.ts';
import { readShared, removeShared, type SharedPhoto } from './kept.ts';
import styles from './share-photos-page.module.css';

const photos = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);

/** Photos another app shared: which project and room they are of. Works offline. */
export function SharePhotosPage() {
  const [shared, setShared] = useState<SharedPhoto[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    readShared().then(setShared, (error: unknown) => setProblem(explain(error)));
  }, []);
  if (problem) return <Note tone="danger">{problem}</Note>;
  if (!shared) return null;
  return (
    <Page title="Shared photos">
      {new URLSearchParams(location.search).has('incomplete') && (
        <Note tone="danger" role="alert" title="Not all photos could be kept">
          This device may be out of space. Free up space, and share the missing ones again.
        </Note>
      )}
      {shared.length > 0 ? (
        <Choice shared={shared} onLeft={setShared} />
      ) : (
        <div className="surface frame">
          <EmptyState
            icon={<Images size={40} aria-hidden />}
            title="No shared photos"
            hint="In your gallery, select photos, tap Share and choose Tidemark."
          />
        </div>
      )}
    </Page>
  );
}

/** The projects of this person with an inspection under way, which alone takes photos. */
function useTargets() {
  const inspections = useRecords('inspections');
  const projects = useRecords('projects');
  const me = getSession()?.technician.id;
  return useMemo(() => {
    if (!inspections || !projects) return undefined;
    const open = inspections.filter(({ status }) => status === 'In Progress');
    return open.flatMap(({ id, projectId }) => {
      const project = projects.find((one) => one.id === projectId && one.technicianId === me);
      return project ? [{ value: id, label: `#${projectId} ${project.title}`, projectId }] : [];
    });
  }, [inspections, projects, me]);
}

interface ChoiceProps {
  shared: SharedPhoto[];
  onLeft: (left: SharedPhoto[]) => void;
}

function Choice({ shared, onLeft }: ChoiceProps) {
  const targets = useTargets();
  const [chosen, setChosen] = useState('');
  const [roomId, setRoomId] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string[]>([]);
  const navigate = useNavigate();
  const inspectionId = chosen || (targets?.length === 1 ? targets[0]!.value : '');
  const rooms = useRoomChoices(inspectionId);
  if (!targets) return null;
  const add = async () => {
    setBusy(true);
    const left: SharedPhoto[] = [];
    const why: string[] = [];
    for (const one of shared) {
      const reason = await addShared(one, { inspectionId, roomId: roomId || undefined });
      if (reason === undefined) continue;
      left.push(one);
      why.push(`${one.file.name}: ${reason}`);
    }
    setBusy(false);
    setFailed(why);
    onLeft(left);
    const added = shared.length - left.length;
    if (added > 0) showToast({ kind: 'success', title: `${photos(added)} added` });
    const target = targets.find(({ value }) => value === inspectionId);
    if (left.length === 0 && target)
      await navigate({ to: '/project/$projectId', params: { projectId: String(target.projectId) } });
  };
  const remove = async () => {
    const sure = await confirm({
      title: `Remove ${photos(shared.length)}?`,
      message: 'Tidemark lets go of them. Your gallery keeps its own.',
      confirmLabel: 'Remove photos',
      cancelLabel: 'Keep photos',
      confirmIcon: <Trash2 size={20} aria-hidden />,
      destructive: true,
    });
    if (!sure) return;
    for (const one of shared) await removeShared(one);
    onLeft([]);
  };
  return (
    <Card title={photos(shared.length)}>
      <div className="grid gap-4">
        <Thumbs shared={shared} />
        {failed.length > 0 && (
          <Note tone="danger" role="alert" title="Not added">
            {failed.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Note>
        )}
        {targets.length > 0 ? (
          <>
            <SelectField
              label="Project"
              required
              choices={targets}
              {...(targets.length > 1 && { placeholder: 'Select project' })}
              value={inspectionId}
              onChange={({ target }) => {
                setChosen(target.value);
                setRoomId('');
              }}
            />
            <SelectField
              label="Room"
              placeholder="No room"
              choices={rooms.map(({ id, name }) => ({ value: id, label: name }))}
              value={roomId}
              onChange={({ target }) => setRoomId(target.value)}
            />
          </>
        ) : (
          <Note>
            None of your projects on this device has an inspection under way. Start one, then come back: the
            photos stay here. <Link to="/">Go to your projects</Link>
          </Note>
        )}
        <p className="ink-2">
          You can leave this page: the photos stay on this device, and To send leads back here. Logging out
          removes them.
        </p>
        <div className="flex wrap gap-3">
          <Button kind="primary" busy={busy} disabled={inspectionId === ''} onClick={() => void add()}>
            Add {photos(shared.length)}
          </Button>
          <Button kind="quiet-danger" onClick={() => void remove()}>
            Remove them
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Thumbs({ shared }: Pick<ChoiceProps, 'shared'>) {
  const [urls, setUrls] = useState<{ id: string; url: string; name: string }[]>([]);
  useEffect(() => {
    const made = shared.map(({ id, file }) => ({ id, url: URL.createObjectURL(file), name: file.name }));
    setUrls(made);
    return () => {
      for (const { url } of made) URL.revokeObjectURL(url);
    };
  }, [shared]);
  return (
    <ul className={`grid gap-2 ${styles.thumbs}`}>
      {urls.map(({ id, url, name }) => (
        <li key={id}>
          <img src={url} alt={name} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
