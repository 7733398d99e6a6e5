import type { FollowUp } from '@tidemark/contract/follow-ups';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Room } from '@tidemark/contract/rooms';
import type { Generated } from 'kysely';
import type { Defaulted, JsonColumns, WithDefaults } from './columns.ts';

type InspectionJson = Pick<
  Inspection,
  'inspectionQuestions' | 'technicianSignature' | 'customerSignature' | 'openAtSubmit'
>;

type InspectionColumns = Omit<Inspection, keyof InspectionJson | 'trashPhotos'>;

type InspectionsTable = WithDefaults<
  InspectionColumns,
  Exclude<keyof InspectionColumns, 'id' | 'projectId' | 'technicianId' | 'startedAt'>
> &
  JsonColumns<InspectionJson> & {
    timeZone: string | null;
    reviewedAt: string | null;
    reviewedBy: number | null;
    sketchSettingsVersion: Defaulted<number | null>;
  };

type RoomsTable = Omit<
  WithDefaults<Room, 'createdAt' | 'updatedAt'>,
  'claimItem' | 'figures' | 'sketchRules' | 'sketch' | 'placement'
> &
  JsonColumns<Pick<Room, 'sketch' | 'placement'>>;

export interface RoomSketchesTable extends JsonColumns<Pick<Room, 'sketch'>> {
  id: Generated<number>;
  /** A room of an inspection, or one of a drying. */
  roomId: Defaulted<string | null>;
  recordId: Defaulted<string | null>;
  technicianId: number | null;
  signInId: string | null;
  savedAt: Generated<string>;
}

type FollowUpsTable = Omit<WithDefaults<FollowUp, 'createdAt' | 'updatedAt'>, 'projectId'> & {
  projectId: number;
  technicianId: number;
};

export interface InspectionTables {
  inspections: InspectionsTable;
  rooms: RoomsTable;
  roomSketches: RoomSketchesTable;
  followUps: FollowUpsTable;
}
