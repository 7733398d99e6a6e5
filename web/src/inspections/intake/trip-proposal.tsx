import { monitoringTrips } from '@tidemark/contract/drying/from-intake';
import type { Visit } from '@tidemark/contract/drying/record';
import { useRecords } from '../../offline/store/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAnswer, useDraft, useDraftStore } from './draft-context.tsx';

const inWords = (count: number, when: string) => `${count} ${count === 1 ? 'visit' : 'visits'} ${when}`;

/** Trips that drying's visits were, offered for the counts that nobody answered; an answer is never replaced. */
export default function TripProposal() {
  const store = useDraftStore();
  const projectId = useDraft(({ inspection }) => inspection.projectId);
  const regular = useAnswer('monitoringTripsRegularHours');
  const afterHours = useAnswer('monitoringTripsAfterHours');
  const records = useRecords('dryingRecords', { projectId });
  if (!records) return null;
  const visits = records.filter((one): one is Visit => one.record === 'visit');
  const trips = monitoringTrips(visits);
  const open = {
    ...(regular === null && trips.regular > 0 && { monitoringTripsRegularHours: trips.regular }),
    ...(afterHours === null && trips.afterHours > 0 && { monitoringTripsAfterHours: trips.afterHours }),
  };
  if (Object.keys(open).length === 0) return null;
  const said = [
    'monitoringTripsRegularHours' in open && inWords(trips.regular, 'in regular hours'),
    'monitoringTripsAfterHours' in open && inWords(trips.afterHours, 'after hours'),
  ];
  return (
    <p className="row wrap gap-2">
      <span>{`Drying has ${said.filter(Boolean).join(' and ')}.`}</span>
      <Button size="sm" onClick={() => void store.answer(open)}>
        Use these
      </Button>
    </p>
  );
}
