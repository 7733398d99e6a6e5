import { type Actor, isManager } from '@tidemark/contract/access';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { Refusal } from '@tidemark/contract/refusals';
import { type Room, room as shape } from '@tidemark/contract/rooms';
import { figuresOfRoom } from '@tidemark/contract/sketch/figures-of-room';
import type { SketchRules } from '@tidemark/contract/sketch/rules';
import { type SketchSettingsEntry, usualSettings } from '@tidemark/contract/sketch/settings';
import { sql } from 'kysely';
import { columnName } from '../db/column-name.ts';
import type { Read } from '../db/database.ts';
import type { Sending } from '../db/together.ts';
import { refuseUnlessOpen } from '../inspections/read.ts';

/** One raw fragment, as in asProjects; other columns follow it. */
const named = sql.raw(
  Object.keys(shape.shape)
    .filter((name) => !['claimItem', 'figures', 'sketchRules'].includes(name))
    .map((name) => `rooms.${columnName(name)}, `)
    .join(''),
);

/** The company's rules of sketches: those a submitted inspection was submitted with, else the newest. */
const itsRules = sql<SketchSettingsEntry | null>`(
  SELECT settings FROM sketch_settings
  WHERE version = coalesce(inspections.sketch_settings_version, (SELECT max(version) FROM sketch_settings)))`;

/** The rules that count for a room of an inspection; undefined where it is gone. */
export async function rulesOfRoom(db: Read, id: string): Promise<SketchRules | undefined> {
  const found = await db
    .selectFrom('rooms')
    .innerJoin('inspections', 'inspections.id', 'rooms.inspectionId')
    .select(itsRules.as('rules'))
    .where('rooms.id', '=', id)
    .executeTakeFirst();
  return found && (found.rules ?? usualSettings);
}

type Entered = Omit<Room, 'claimItem' | 'figures' | 'sketchRules'>;

/** A room with its quantities, as the caller reads it. */
export function withFigures<R extends Entered>({
  rules,
  ...room
}: R & { rules: SketchSettingsEntry | null }) {
  const { doorsFromPerimeter, deduct, overSf } = rules ?? usualSettings;
  const ruled = { ...room, sketchRules: { doorsFromPerimeter, deduct, overSf } };
  return { ...ruled, figures: figuresOfRoom(ruled) };
}

/** What is entered of rooms, of the projects the caller may see. */
function visibleRooms(db: Read, actor: Actor) {
  const all = db
    .selectFrom('rooms')
    .innerJoin('inspections', 'inspections.id', 'rooms.inspectionId')
    .innerJoin('projects', 'projects.id', 'inspections.projectId')
    .modifyFront(named)
    .$castTo<Entered>()
    .select(itsRules.as('rules'));
  return isManager(actor.role) ? all : all.where('projects.technicianId', '=', actor.id);
}

/** Rooms with the state of their sheets. */
export function selectRooms(db: Read, actor: Actor) {
  return visibleRooms(db, actor)
    .leftJoin('claimSheets', 'claimSheets.roomId', 'rooms.id')
    .select(
      sql<Room['claimItem']>`
        CASE WHEN claim_sheets.room_id IS NOT NULL
        THEN json_build_object('id', claim_sheets.room_id, 'filledCount', claim_sheets.filled_count) END`.as(
        'claimItem',
      ),
    );
}

/** @throws Refusal room_not_found, also for a room of another technician's project */
export async function readRoom(db: Read, actor: Actor, id: string): Promise<Room> {
  const found = await selectRooms(db, actor).where('rooms.id', '=', id).executeTakeFirst();
  if (!found) throw new Refusal('room_not_found');
  return withFigures(found);
}

/** The rooms of an inspection in their order (contract/src/room-order.ts). */
export async function roomsOf(db: Read, actor: Actor, inspectionId: string): Promise<Room[]> {
  const found = await selectRooms(db, actor)
    .where('rooms.inspectionId', '=', inspectionId)
    .orderBy('rooms.position')
    .orderBy('rooms.id')
    .execute();
  return found.map(withFigures);
}

/**
 * Reads a room whose inspection is open and keeps both from changing until the transaction ends. The room is locked for its
 * newest values: of rows it does not lock, a statement that waited shows what stood before. That is why the state of the
 * sheet is not here.
 * @throws Refusal room_not_found, also where the room is not of the inspection that was named
 */
export async function lockOpenRoom(
  tx: Sending,
  actor: Actor,
  { id, inspectionId }: { id: string; inspectionId?: string | undefined },
): Promise<Omit<Room, 'claimItem'>> {
  // Written out: building it on each call would cost as much as the rest of a read.
  const { rows } = await sql<Entered & { rules: SketchSettingsEntry | null; status: Inspection['status'] }>`
    SELECT ${named} ${itsRules} AS rules, inspections.status
    FROM rooms JOIN inspections ON inspections.id = rooms.inspection_id
    JOIN projects ON projects.id = inspections.project_id
    WHERE rooms.id = ${id} AND (${isManager(actor.role)}::boolean OR projects.technician_id = ${actor.id})
    FOR UPDATE OF inspections FOR NO KEY UPDATE OF rooms`.execute(tx);
  if (!rows[0]) throw new Refusal('room_not_found');
  const { status, ...room } = rows[0];
  refuseUnlessOpen({ status });
  if (inspectionId !== undefined && inspectionId !== room.inspectionId) throw new Refusal('room_not_found');
  return withFigures(room);
}
