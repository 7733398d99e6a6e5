import type { JobState } from '@tidemark/contract/job/state';
import type { Project } from '@tidemark/contract/projects';
import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { end } from './copy.ts';
import { EndDialog } from './end-dialog.tsx';

interface Props {
  project: Pick<Project, 'id' | 'title'>;
  state: Exclude<JobState, 'not begun'>;
}

/** A manager closes a job, and opens it again. */
export function JobEnd({ project, state }: Props) {
  const [asked, setAsked] = useState<'close' | 'reopen'>();
  const what = state === 'Open' ? 'close' : 'reopen';
  const Icon = state === 'Open' ? Lock : LockOpen;
  return (
    <>
      <Button icon={<Icon size={20} aria-hidden />} aria-haspopup="dialog" onClick={() => setAsked(what)}>
        {end[what].button}
      </Button>
      {asked && <EndDialog project={project} what={asked} onClosed={() => setAsked(undefined)} />}
    </>
  );
}
