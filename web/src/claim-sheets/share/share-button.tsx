import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNeedsConnection } from '../../offline/faults/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { copy } from './copy.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

interface ShareButtonProps {
  room: { id: string; inspectionId: string; name: string };
  /** Only the icon, for the head of a phone. */
  small?: boolean;
}

/** Opens the dialog of the room's share link; what it needs the network for is said before anybody tries. */
export function ShareButton({ room, small }: ShareButtonProps) {
  const hint = useNeedsConnection();
  const [opened, setOpened] = useState<boolean>();
  const open = () => setOpened(true);
  return (
    <>
      {small ? (
        <IconButton label={copy.open} icon={<Share2 size={22} aria-hidden />} title={hint} onClick={open} />
      ) : (
        <Button icon={<Share2 size={20} aria-hidden />} title={hint} onClick={open}>
          <span>
            {copy.open}
            {hint && <small>{hint}</small>}
          </span>
        </Button>
      )}
      {opened !== undefined && (
        <Suspense>
          <ShareDialog room={room} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
