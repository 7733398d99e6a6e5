import { Link } from '@tanstack/react-router';
import { useEffect, useReducer, useState } from 'react';
import { CallError, explain } from '../offline/faults/index.ts';
import { pullOne } from '../offline/pull/index.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { NotHere } from '../ui/feedback/not-here.tsx';
import { LoadingPage } from './loading-page.tsx';

interface Props {
  projectId: string;
  roomId: string;
  /** "This room and its claim sheet": the subject of a sentence, in the plural. */
  what: string;
}

/** Requests a room this device never had; the page that shows this has the room once it is here. */
export function MissingRoom({ projectId, roomId, what }: Props) {
  const [problem, setProblem] = useState<{ message: string; status?: number }>();
  const [round, again] = useReducer((before: number) => before + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    setProblem(undefined);
    pullOne('rooms', roomId).catch((error: unknown) => {
      const message = explain(error);
      setProblem(error instanceof CallError ? { message, status: error.status } : { message });
    });
  }, [roomId, round]);
  if (!problem) return <LoadingPage />;
  const { message, status } = problem;
  const isGone = status === 404;
  const back = (
    <ButtonLink
      kind={isGone ? 'primary' : 'secondary'}
      renderRoot={(props) => <Link to="/inspection/$projectId" params={{ projectId }} {...props} />}
    >
      Back to the inspection
    </ButtonLink>
  );
  return (
    <main>
      {status === 0 ? (
        <NotHere what={what} onRetry={again} retrying={false} action={back} />
      ) : (
        <ErrorState
          title="This room is not on this device"
          message={message}
          onRetry={isGone ? undefined : again}
          action={back}
        />
      )}
    </main>
  );
}
