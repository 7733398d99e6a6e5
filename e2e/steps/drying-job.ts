import { v7 as uuid } from 'uuid';
import { firstInspection, wholeStepOne } from './open-inspection.ts';

type Its = Awaited<ReturnType<typeof firstInspection>>['its'];
const at = '2026-11-21T08:00:00-06:00';

/** A job with two chambers, a dehumidifier and 12 points, before its first visit. */
export async function dryingJob(url: string) {
  const { projectId, its } = await firstInspection(url, wholeStepOne);
  const drying = `/projects/${projectId}/drying`;
  const add = async (path: string, body: object): Promise<string> => {
    // As the app's: in the order in which they were made.
    const id = uuid();
    await its.ask('POST', path, { id, ...body });
    return id;
  };
  const meterId = await add('/meters', { model: 'Pin 2', kind: 'pin' });
  const rooms = [];
  for (const name of ['Basement', 'Laundry']) {
    const room = await add(`${drying}/rooms`, {
      name,
      floorSf: 180,
      wallSf: 432,
      heightFt: 8,
      wetFloorSf: 90,
    });
    await add(`${drying}/chambers`, { name, roomIds: [room] });
    rooms.push(room);
  }
  const kind = 'dehumidifier, LGR';
  const unitId = await add('/units', { tag: uuid().slice(-8), kind, ppdAham: 130 });
  const placement = await add(`${drying}/placements`, { unitId, kind, roomId: rooms[0] });
  await add(`${drying}/placements/${placement}/events`, { kind: 'placed', at });
  for (let number = 1; number <= 12; number++)
    await add(`${drying}/points`, {
      ...{ roomId: rooms[number > 6 ? 1 : 0], number, where: `Wall ${number}`, surface: 'wall' },
      ...{
        material: 'drywall',
        meterId,
        scale: 'relative 0-100',
        typedGoal: 18,
        goalReason: 'Dry wall upstairs',
      },
    });
  return { projectId, its };
}

/** What the office has of a job's drying. */
export async function readDrying(its: Its, projectId: number) {
  const { records } = await its.ask<{
    records: { record: string; endedAt?: string | null; unitsCounted?: number | null }[];
  }>('GET', `/projects/${projectId}/drying`);
  const of = (kind: string) => records.filter(({ record }) => record === kind);
  const visits = of('visit');
  return {
    ...{ visits: visits.length, air: of('air').length, readings: of('reading').length },
    ended: visits.filter(({ endedAt }) => endedAt !== null).length,
    counted: visits.map(({ unitsCounted }) => unitsCounted),
  };
}
