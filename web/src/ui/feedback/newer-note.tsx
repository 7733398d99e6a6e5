import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Note } from './note.tsx';

interface Props {
  /** Who was first with what. */
  title: string;
  onLoad: () => void;
  children?: ReactNode;
}

/** Somebody has saved a newer version of what is being changed here. */
export function NewerNote({ title, onLoad, children }: Props) {
  const load = (
    <Button size="sm" onClick={onLoad}>
      Load the newest version
    </Button>
  );
  return (
    <Note tone="danger" role="alert" title={title} action={load}>
      Load it, then make your changes again.
      {children}
    </Note>
  );
}
