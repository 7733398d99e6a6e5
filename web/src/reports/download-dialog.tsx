import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  words: { title: string; cancel: string; download: string };
  busy: boolean;
  download: () => Promise<void>;
  /** What the file shall have. */
  children: ReactNode;
}

/** Choices of a file, and the button that brings it. */
export function DownloadDialog({ opened, onClose, words, busy, download, children }: Props) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            kind="primary"
            busy={busy}
            icon={<FileDown size={20} aria-hidden />}
            onClick={() => void download()}
          >
            {words.download}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
