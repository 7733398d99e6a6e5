import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Note } from './note.tsx';

interface Props {
  /** "The rooms of this inspection": the subject of the sentence, in the plural. */
  what: string;
  /** Part of it is shown below, so one line is enough. */
  some?: boolean;
  onRetry: () => void;
  retrying: boolean;
  /** Another way out, if this replaces the page. */
  action?: ReactNode;
}

const title = 'Not on this device yet';
const sentence = (what: string) =>
  `${what} haven't been loaded on this device yet. Connect once to load them. After that, they open without a connection.`;

/** Replaces a list the server may have and this device never had: unknown, not empty. */
export function NotHere({ what, some = false, onRetry, retrying, action }: Props) {
  const retry = (
    <Button
      size={some ? 'sm' : undefined}
      kind={some ? 'outline' : 'primary'}
      icon={<RotateCw size={20} aria-hidden />}
      busy={retrying}
      onClick={onRetry}
    >
      Retry
    </Button>
  );
  return some ? (
    <Note tone="silt" icon={CloudOff} role="status" title={title} action={retry}>
      {sentence(what)}
    </Note>
  ) : (
    <div role="status">
      <EmptyState
        title={title}
        hint={sentence(what)}
        icon={<CloudOff size={40} aria-hidden />}
        action={
          <>
            {retry}
            {action}
          </>
        }
      />
    </div>
  );
}
