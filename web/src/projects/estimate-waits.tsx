import { Link } from '@tanstack/react-router';
import { estimateActions } from '@tidemark/contract/estimates/actions';
import type { EstimateState } from '@tidemark/contract/estimates/standing';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { Calculator } from 'lucide-react';
import { useCallback } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { useNews } from '../offline/pull/index.ts';
import { showMomentDay, showShortDay } from '../ui/format/dates.ts';
import { dollars } from '../ui/format/dollars.ts';
import { WayRow, WayRowAsked } from '../ui/layout/way-row.tsx';
import { copy } from './copy.ts';

/** A row while the estimate of a submitted inspection waits for somebody: to be sent, approved or invoiced. */
export function EstimateWaits({ inspection: { id, projectId } }: { inspection: Inspection }) {
  const { answer, problem, refresh } = useAnswer(
    useCallback(() => call(estimateActions.read, { params: { id } }), [id]),
  );
  useNews(refresh, { project: projectId });
  if (!answer && problem) return <WayRow icon={Calculator} title={copy.estimate} facts={problem} />;
  if (!answer) return <WayRowAsked />;
  const { standing, total } = answer.estimate;
  const state: EstimateState = standing?.state ?? 'Draft';
  if (state === 'Invoiced' || state === 'Superseded') return null;
  const letter = standing?.letters[0];
  const sending = standing?.sendings?.[0];
  const sentOn = letter ? showMomentDay(letter.sentAt) : sending && showShortDay(sending.on);
  return (
    <WayRow
      icon={Calculator}
      tone="orange"
      title={copy.estimateWaits[state]}
      facts={[dollars(total), state === 'Sent' && sentOn && copy.sentOn(sentOn)].filter(Boolean).join(', ')}
      renderRoot={(props) => (
        <Link
          to="/project/$projectId"
          params={{ projectId: String(projectId) }}
          search={{ part: 'estimate' }}
          {...props}
        />
      )}
    />
  );
}
