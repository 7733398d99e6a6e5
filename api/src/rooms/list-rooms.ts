import { paginate } from '@tidemark/contract/envelope';
import type { roomActions } from '@tidemark/contract/rooms';
import { sql } from 'kysely';
import type { Handler } from '../context.ts';
import { countUpToCap } from '../db/count.ts';
import { selectRooms, withFigures } from './read.ts';

export const listRooms: Handler<typeof roomActions.list> = async ({ db, actor }, { query }) => {
  let matching = selectRooms(db, actor);
  if (query.inspectionId) matching = matching.where('rooms.inspectionId', '=', query.inspectionId);
  if (query.type) matching = matching.where('rooms.type', '=', query.type);
  if (query.condition) matching = matching.where('rooms.condition', '=', query.condition);
  if (query.search) {
    matching = matching.where(sql<boolean>`position(fold(${query.search}) in fold(rooms.name)) > 0`);
  }
  const rooms = await matching
    .orderBy('rooms.id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return {
    rooms: rooms.map(withFigures),
    pagination: paginate(query.page, query.limit, await countUpToCap(db, matching)),
  };
};
