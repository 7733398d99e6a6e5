import { Link } from '@tanstack/react-router';
import { pullAssigned, useRefresh } from '../../offline/pull/index.ts';
import { useSession } from '../../offline/session/index.ts';
import { useRecords } from '../../offline/store/index.ts';
import { inOrder } from '../../projects/order.ts';
import { Card } from '../../ui/layout/card.tsx';
import { NextCard } from '../next-card.tsx';
import { copy } from './copy.ts';

const pullMine = async () => {
  await pullAssigned();
};

/** Where the person goes from here, with the way and a call. */
export function NextJob({ after }: { after: number }) {
  const me = useSession()?.technician.id;
  const projects = useRecords('projects');
  const { state } = useRefresh(undefined, pullMine);
  const [next] = inOrder(
    (projects ?? []).filter(
      ({ id, technicianId, status }) =>
        id !== after && technicianId === me && status !== 'Completed' && status !== 'On Hold',
    ),
  );
  if (!next && (!projects || state === 'running')) return null;
  if (!next)
    return (
      <Card title={copy.next}>
        {/* Not asked, the office may have another one. */}
        <p className="ink-2">{state === 'failed' ? copy.noNextHere : copy.noNext}</p>
      </Card>
    );
  return (
    <NextCard project={next} office={undefined} name={copy.next}>
      <h2 className="t-2 break-anywhere">
        <Link className="ink" to="/project/$projectId" params={{ projectId: String(next.id) }}>
          {next.title}
        </Link>
      </h2>
    </NextCard>
  );
}
