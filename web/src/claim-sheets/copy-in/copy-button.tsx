import type { Room } from '@tidemark/contract/rooms';
import { CopyPlus } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import type { SheetDraft } from '../draft.ts';
import { copy } from './copy.ts';

const CopyDialog = lazy(async () => ({ default: (await import('./copy-dialog.tsx')).CopyDialog }));

interface CopyButtonProps {
  draft: SheetDraft;
  room: Room;
  /** The look of a step in the bar of a phone. */
  className?: string | undefined;
}

/** Opens the dialog that copies lines of another room or of a template into this sheet. */
export function CopyButton({ draft, room, className }: CopyButtonProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpened(false);
    // The dialog gives way to others, of which each would give the focus back to the one before.
    requestAnimationFrame(() => button.current?.focus());
  };
  const opener: ComponentProps<'button'> = {
    ref: button,
    'aria-haspopup': 'dialog',
    onClick: () => setOpened(true),
  };
  return (
    <>
      {className ? (
        <button type="button" className={className} aria-label={copy.open} {...opener}>
          <CopyPlus size={22} aria-hidden />
          {copy.short}
        </button>
      ) : (
        <Button icon={<CopyPlus size={20} aria-hidden />} {...opener}>
          {copy.open}
        </Button>
      )}
      {opened && (
        <Suspense>
          <CopyDialog draft={draft} room={room} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
