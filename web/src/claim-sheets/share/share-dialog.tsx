import { Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { copy } from './copy.ts';
import styles from './share.module.css';
import { StandingLink } from './standing-link.tsx';
import { useShare } from './use-share.ts';

interface ShareDialogProps {
  room: { id: string; inspectionId: string; name: string };
  opened: boolean;
  onClose: () => void;
}

export function ShareDialog({ room, opened, onClose }: ShareDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={
        <>
          {copy.open} <span className="ink-2 w-400">{room.name}</span>
        </>
      }
    >
      {opened && <Share room={room} />}
    </Dialog>
  );
}

/** Remounts whenever the dialog opens, so that the link is fetched again. */
function Share({ room }: Pick<ShareDialogProps, 'room'>) {
  const share = useShare(room.inspectionId, room.id);
  const { online, link, busy, error } = share;
  const [said, setSaid] = useState('');
  const acts = useRef<HTMLDivElement>(null);
  // Create and Revoke go with what they did: on to what can be done now.
  useEffect(() => {
    if (link !== undefined && document.activeElement === document.body)
      acts.current?.querySelector<HTMLElement>('button')?.focus();
  }, [link]);
  const create = async () => {
    if (await share.create()) setSaid('');
  };
  return (
    <div ref={acts} className={`stack gap-4 ${styles.share}`}>
      <p>{copy.explain}</p>
      {!online && (
        <Note tone="silt" role="status">
          {copy.offline}
        </Note>
      )}
      {error && online && (
        <Note
          tone="danger"
          role="alert"
          action={
            link === undefined && (
              <Button size="sm" busy={busy} onClick={() => void share.load()}>
                {copy.retry}
              </Button>
            )
          }
        >
          {error}
        </Note>
      )}
      {online && link === undefined && !error && <p role="status">{copy.loading}</p>}
      {link === null && (
        <>
          <p>{said || copy.none}</p>
          <Button
            kind="primary"
            size="lg"
            icon={<Link2 size={20} aria-hidden />}
            busy={busy}
            disabled={!online}
            onClick={() => void create()}
          >
            {copy.create}
          </Button>
        </>
      )}
      {link && <StandingLink link={link} share={share} onSaid={setSaid} />}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
