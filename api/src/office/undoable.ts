import { undoHours } from '@tidemark/contract/office/import/shapes';
import { sql } from 'kysely';

/** An import whose newest line is at most an hour old. */
export const undoable = sql<boolean>`project_imports.last_at > now() - make_interval(hours => ${undoHours})`;
