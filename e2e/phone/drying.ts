import { dryingActions, dryingRecordActions as records } from '@tidemark/contract/drying/actions';
import type { DryingKind, DryingRecord } from '@tidemark/contract/drying/kinds';
import { isIn, orderMistake } from '@tidemark/contract/drying/placement';
import { v7 as uuid } from 'uuid';
import { perform } from '../../web/src/offline/outbox/perform.ts';
import { readRecords } from '../../web/src/offline/store/use-records.ts';
import type { Act, Did } from './orders.ts';

const picked = <T>(of: readonly T[], pick: number): T | undefined => of[pick % Math.max(of.length, 1)];

async function ofKind<K extends DryingKind>(projectId: number, kind: K): Promise<DryingRecord<K>[]> {
  const all = await readRecords('dryingRecords', { projectId });
  return all.filter(({ record }) => record === kind) as unknown as DryingRecord<K>[];
}
/** A minute of the run's own, so that times are in the order of the acts. */
const minute = (nth: number) => new Date(Date.parse('2026-11-21T08:00:00Z') + nth * 60_000).toISOString();

/** The meter a phone uses; typed on the spot where the company has none. */
async function meterId(): Promise<string> {
  const [found] = await readRecords('meters');
  if (found) return found.id;
  const id = uuid();
  await perform(dryingActions.addMeter, { body: { id, model: 'Pin 2', kind: 'pin' } });
  return id;
}

/** What the drying screens do to a project's drying; nothing where the phone has no record for it. */
export async function dryingAct({ do: doing, pick, to, nth }: Act, projectId: number): Promise<Did[]> {
  const params = { id: projectId };
  const word = `w${nth}w`;
  const id = uuid();
  const kept = (place: string, value: string | undefined = word): Did[] => [{ place, value }];
  const one = async <K extends DryingKind>(kind: K) => picked(await ofKind(projectId, kind), pick);
  const open = (await ofKind(projectId, 'visit')).find(({ endedAt }) => endedAt === null);
  switch (doing) {
    case 'drying room':
      await perform(records.addRoom, { params, body: { id, name: word } });
      return kept(`drying ${id}`);
    case 'drying room renamed': {
      const room = await one('room');
      if (!room) return [];
      await perform(records.changeRoom, { params: { ...params, recordId: room.id }, body: { name: word } });
      return kept(`room name ${room.id}`);
    }
    case 'drying chamber': {
      const room = await one('room');
      await perform(records.addChamber, { params, body: { id, name: word, roomIds: room ? [room.id] : [] } });
      return kept(`drying ${id}`);
    }
    case 'drying point': {
      const room = await one('room');
      if (!room) return [];
      const number = Math.max(0, ...(await ofKind(projectId, 'point')).map((point) => point.number)) + 1;
      const where = { roomId: room.id, where: word, surface: 'wall', material: 'drywall' } as const;
      const measured = { meterId: await meterId(), scale: 'relative 0-100' } as const;
      await perform(records.addPoint, { params, body: { id, number, ...where, ...measured } });
      return kept(`drying ${id}`);
    }
    case 'drying point moved': {
      const point = await one('point');
      if (!point) return [];
      await perform(records.changePoint, {
        params: { ...params, recordId: point.id },
        body: { where: word, x: to * 100, y: nth },
      });
      return kept(`point ${point.id}`);
    }
    case 'drying point removed': {
      const point = await one('point');
      if (!point) return [];
      const body = { removedAt: minute(nth), removedReason: 'other', removedNote: word } as const;
      await perform(records.changePoint, { params: { ...params, recordId: point.id }, body });
      return kept(`point gone ${point.id}`);
    }
    case 'drying visit':
      if (open) return [];
      await perform(records.addVisit, { params, body: { id, startedAt: minute(nth), notes: word } });
      return kept(`drying ${id}`);
    case 'drying visit noted': {
      const visit = await one('visit');
      if (!visit) return [];
      const of = { ...params, recordId: visit.id };
      await perform(records.changeVisit, { params: of, body: { notes: word } });
      return kept(`notes ${visit.id}`);
    }
    case 'drying visit ended':
      if (!open) return [];
      await perform(dryingActions.endVisit, {
        params: { ...params, recordId: open.id },
        body: { endedAt: minute(nth) },
      });
      return [];
    case 'drying air': {
      if (!open) return [];
      const figures = { temperatureF: 60 + pick, rh: 40 + to, measuredAt: minute(nth) };
      await perform(records.addAir, { params, body: { id, visitId: open.id, place: 'outside', ...figures } });
      return kept(`drying ${id}`, id);
    }
    case 'drying reading': {
      const points = (await ofKind(projectId, 'point')).filter(({ removedAt }) => removedAt === null);
      const read = await ofKind(projectId, 'reading');
      const unread = points.filter(
        (point) => !read.some(({ visitId, pointId }) => visitId === open?.id && pointId === point.id),
      );
      const point = picked(unread, pick);
      if (!open || !point) return [];
      const { meterId, scale } = point;
      const of = { visitId: open.id, pointId: point.id, meterId, scale };
      await perform(records.addReading, {
        params,
        body: { id, ...of, value: 20 + to, note: word, measuredAt: minute(nth) },
      });
      return kept(`drying ${id}`);
    }
    case 'drying reading corrected': {
      const reading = await one('reading');
      if (!reading) return [];
      const of = { ...params, recordId: reading.id };
      await perform(records.changeReading, { params: of, body: { value: 10 + to, note: word } });
      return kept(`reading ${reading.id}`);
    }
    case 'drying unit placed': {
      const room = await one('room');
      if (!room) return [];
      const unitId = to % 2 === 0 ? uuid() : null;
      const kind = 'air mover, axial' as const;
      if (unitId)
        await perform(dryingActions.addUnit, { body: { id: unitId, tag: unitId.slice(-12), kind } });
      await perform(records.addPlacement, { params, body: { id, unitId, kind, roomId: room.id } });
      const event = { id: uuid(), kind: 'placed', at: minute(nth), reason: word } as const;
      await perform(dryingActions.addEvent, { params: { ...params, recordId: id }, body: event });
      return kept(`event ${event.id}`);
    }
    case 'drying unit event': {
      const placement = await one('placement');
      const kinds = ['stopped', 'started', 'removed', 'stopped'] as const;
      const event = { kind: kinds[to % kinds.length]!, at: minute(nth), roomId: null };
      if (!placement || orderMistake([...placement.events, event])) return [];
      await perform(dryingActions.addEvent, {
        params: { ...params, recordId: placement.id },
        body: { id, ...event, reason: word },
      });
      return kept(`event ${id}`);
    }
    case 'drying deleted': {
      const kind = (['air', 'reading', 'room', 'point'] as const)[to % 4]!;
      const gone = await one(kind);
      if (!gone) return [];
      const remove = {
        ...{ air: records.removeAir, reading: records.removeReading },
        ...{ room: records.removeRoom, point: records.removePoint },
      }[kind];
      await perform(remove, { params: { ...params, recordId: gone.id } });
      return ['drying', 'room name', 'point', 'point gone', 'reading'].flatMap((place) => [
        { place: `${place} ${gone.id}`, value: undefined },
      ]);
    }
    case 'drying facts':
      await perform(dryingActions.change, { params, body: { notes: word } });
      return kept('drying facts');
    case 'drying answered':
      await perform(dryingActions.answerAlert, {
        params,
        body: { key: `rising:${pick}`, text: word, at: minute(nth) },
      });
      return kept(`answer ${pick}`);
    case 'drying closed': {
      const standing = (await ofKind(projectId, 'placement')).some(({ events }) => isIn(events));
      if (open || standing) return [];
      await perform(dryingActions.close, { params, body: { at: minute(nth) } });
      return [];
    }
    default:
      throw new Error(`Nobody knows how to do "${doing}".`);
  }
}
