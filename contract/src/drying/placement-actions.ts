import { z } from 'zod';
import { action } from '../action.ts';
import type { Offline } from '../offline.ts';
import { inUrl, serialId, uuid } from '../shapes.ts';
import { placementEvent } from './fields/equipment.ts';
import type { DryingRecord } from './kinds.ts';
import { shapeOfKind } from './record.ts';
import { dryingRefusals, laidRecord, readRecord, recordRef } from './record-actions.ts';

const ofRecord = z.strictObject({ id: inUrl(serialId), recordId: uuid });
const onePlacement = z.object({ placement: shapeOfKind('placement') });
const happened = placementEvent
  .partial()
  .required({ kind: true, at: true })
  .extend({ takeOver: z.boolean().optional() });
type Happened = { params: z.output<typeof ofRecord> } & { body: z.output<typeof happened> };
const ofEvent = ofRecord.extend({ eventId: uuid });
type OfEvent = { params: z.output<typeof ofEvent> };

const laidPlacement = ({ placement }: z.output<typeof onePlacement>) => [laidRecord(placement)];
const withEvents = (placement: DryingRecord<'placement'>, events: DryingRecord<'placement'>['events']) =>
  laidRecord({ ...placement, events });

/** What happens to a unit where it stands. */
export const placementEventActions = {
  addEvent: action({
    name: 'drying.add-event',
    method: 'POST',
    path: '/projects/:id/drying/placements/:recordId/events',
    summary:
      'What happened to a unit: placed, moved, stopped, started or removed; the same id again changes nothing',
    access: 'own-project',
    params: ofRecord,
    body: happened,
    answer: onePlacement,
    message: 'Kept',
    refusals: [
      ...dryingRefusals,
      'placement_not_found',
      'room_not_found',
      'unit_events_order',
      'unit_elsewhere',
    ],
    offline: {
      project: ({ params }) => params.id,
      touches: ({ params }) => [recordRef(params.recordId)],
      beside: true,
      answered: laidPlacement,
      effect({ params, body: { takeOver: _, id, ...event } }, read) {
        const found = readRecord(read, 'placement', params.recordId);
        if (!found || !id || found.events.some((one) => one.id === id)) return [];
        const blank = { roomId: null, reason: null, hourMeter: null };
        return [withEvents(found, [...found.events, { ...blank, ...event, id }])];
      },
    } satisfies Offline<Happened, z.output<typeof onePlacement>>,
  }),
  removeEvent: action({
    name: 'drying.remove-event',
    method: 'DELETE',
    path: '/projects/:id/drying/placements/:recordId/events/:eventId',
    summary: 'Take back what was said of a unit by mistake',
    access: 'own-project',
    params: ofEvent,
    answer: onePlacement,
    message: 'Deleted',
    refusals: [...dryingRefusals, 'placement_not_found', 'unit_events_order'],
    offline: {
      project: ({ params }) => params.id,
      touches: ({ params }) => [recordRef(params.recordId)],
      beside: true,
      answered: laidPlacement,
      effect({ params }, read) {
        const found = readRecord(read, 'placement', params.recordId);
        return found
          ? [
              withEvents(
                found,
                found.events.filter(({ id }) => id !== params.eventId),
              ),
            ]
          : [];
      },
    } satisfies Offline<OfEvent, z.output<typeof onePlacement>>,
  }),
};
