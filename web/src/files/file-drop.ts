import { type DragEvent as ReactDragEvent, useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '../ui/feedback/toast.tsx';
import { droppedFiles } from './dropped-files.ts';

type OnFiles = (files: File[]) => void;
type Dragged = DragEvent | ReactDragEvent;

export const carriesFiles = ({ dataTransfer }: Dragged) => dataTransfer?.types.includes('Files') === true;

/** Makes an element a drop target for files and folders; `over` while some are held above it. */
export function useFileDrop(onFiles: OnFiles) {
  const [over, setOver] = useState(false);
  const drag = {
    onDragOver: (event: Dragged) => hold(event, setOver),
    onDragLeave({ currentTarget, relatedTarget }: ReactDragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: Dragged) => take(event, setOver, onFiles),
  };
  return { over, drag };
}

/** The same for the whole page, including bars and empty space. */
export function usePageDrop(onFiles: OnFiles): boolean {
  const [over, setOver] = useState(false);
  const onDrop = useEffectEvent((event: DragEvent) => take(event, setOver, onFiles));
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const { documentElement } = document;
    documentElement.addEventListener('dragover', (event) => hold(event, setOver), { signal });
    documentElement.addEventListener('drop', (event) => onDrop(event), { signal });
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    documentElement.addEventListener('dragleave', leave, { signal });
    return () => leaving.abort();
  }, []);
  return over;
}

function hold(event: Dragged, setOver: (over: boolean) => void): void {
  if (!carriesFiles(event)) return;
  event.preventDefault();
  setOver(true);
}

function take(event: Dragged, setOver: (over: boolean) => void, onFiles: OnFiles): void {
  if (!carriesFiles(event) || !event.dataTransfer) return;
  event.preventDefault();
  setOver(false);
  droppedFiles(event.dataTransfer).then(
    (files) => {
      if (files.length > 0) onFiles(files);
      else showToast({ kind: 'info', title: 'There are no files in this folder.' });
    },
    (error: unknown) => {
      if (!(error instanceof DOMException)) reportError(error);
      showToast({
        kind: 'error',
        title: "Can't read the folder",
        message: 'It was moved, changed or removed after it was dropped. Nothing was added.',
      });
    },
  );
}
