import { isDeepStrictEqual } from 'node:util';
import { inVisitOrder } from '../../../contract/src/drying/dry.ts';
import type { AnyDryingRecord } from '../../../contract/src/drying/kinds.ts';
import type { DryingHead } from '../../../contract/src/drying/record.ts';
import { dryingOf } from '../../../contract/src/drying/whole.ts';
import { office } from '../../steps/office.ts';

interface Read {
  drying: DryingHead;
  records: AnyDryingRecord[];
}

async function read(url: string, email: string, projectId: number): Promise<Read> {
  return (await office(url, email)).ask('GET', `/projects/${projectId}/drying`);
}

/** What a drying says, without ids and times: those are each run's own. */
function said(projectId: number, { drying: head, records }: Read) {
  const drying = dryingOf(projectId, [head, ...records], { meters: [], units: [] });
  const visits = inVisitOrder(drying.visits);
  const chamber = (id: string | null) => drying.chambers.find((one) => one.id === id)?.name;
  const point = (id: string) => drying.points.find((one) => one.id === id)?.number;
  const sorted = (lines: string[]) => lines.sort();
  return {
    closed: head.closedAt !== null,
    points: sorted(
      drying.points.map(({ number, where, roomId, material, scale, typedGoal }) =>
        [
          number,
          where,
          drying.rooms.find(({ id }) => id === roomId)?.name,
          material,
          scale,
          typedGoal,
        ].join(),
      ),
    ),
    visits: visits.map(({ id, endedAt }) => ({
      ended: endedAt !== null,
      air: sorted(
        drying.air
          .filter(({ visitId }) => visitId === id)
          .map(({ place, chamberId, temperatureF, rh }) =>
            [place, chamber(chamberId), temperatureF, rh].join(),
          ),
      ),
      readings: sorted(
        drying.readings
          .filter(({ visitId }) => visitId === id)
          .map(({ pointId, value, outOfRange }) => [point(pointId), value, outOfRange].join()),
      ),
    })),
    placements: drying.placements.map(({ kind, events }) => [kind, ...events.map((one) => one.kind)].join()),
  };
}

/** Each record's making stands in the log once, and the log has no other. */
async function doubledIn(url: string, projectId: number, { records }: Read): Promise<string[]> {
  const its = await office(url);
  const made: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const path = `/audit?subject=project&subjectId=${projectId}&action=drying-added&limit=100&page=${page}`;
    const { entries, pagination } = await its.ask<{
      entries: { after: { id: string } }[];
      pagination: { totalPages: number };
    }>('GET', path);
    pages = pagination.totalPages;
    made.push(...entries.map(({ after }) => after.id));
  }
  const wrong = made.length > new Set(made).size ? ['a record was added twice'] : [];
  if (made.length !== records.length)
    wrong.push(`the log has ${made.length} records, the office ${records.length}`);
  return wrong;
}

/** Where a job written through kills is not what the same job written online is. */
export async function judge(
  url: string,
  email: string,
  jobs: { killed: number; online: number },
): Promise<{ wrong: string[]; records: number }> {
  const [killed, online] = [await read(url, email, jobs.killed), await read(url, email, jobs.online)];
  const [have, want] = [said(jobs.killed, killed), said(jobs.online, online)];
  const wrong = await doubledIn(url, jobs.killed, killed);
  for (const part of Object.keys(want) as (keyof typeof want)[])
    if (!isDeepStrictEqual(have[part], want[part]))
      wrong.push(
        `${part}: ${JSON.stringify(have[part])} is not ${JSON.stringify(want[part])}`.slice(0, 2_000),
      );
  return { wrong, records: killed.records.length };
}
