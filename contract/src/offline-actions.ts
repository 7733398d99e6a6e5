import { claimSheetTemplateActions } from './claim-sheet-templates/actions.ts';
import { claimSheetActions } from './claim-sheets/actions.ts';
import { documentationActions } from './documentation.ts';
import { documentActions } from './documents/actions.ts';
import { dryingActions, dryingRecordActions } from './drying/actions.ts';
import { waiverActions } from './evidence-profiles/waiver-actions.ts';
import { followUpActions } from './follow-ups.ts';
import { inspectionActions } from './inspections/actions.ts';
import { jobActions } from './job/actions.ts';
import { projectActions } from './projects.ts';
import { roomActions } from './rooms.ts';
import { sketchActions } from './sketch/actions.ts';
import { technicianActions } from './technicians.ts';
import { trashPhotoActions } from './trash-photos.ts';

/** Slices with offline actions; the phone app loads no other schemas. */
export const offlineSlices = [
  technicianActions,
  projectActions,
  inspectionActions,
  roomActions,
  sketchActions,
  claimSheetActions,
  claimSheetTemplateActions,
  trashPhotoActions,
  documentationActions,
  jobActions,
  documentActions,
  followUpActions,
  dryingActions,
  dryingRecordActions,
  waiverActions,
] as const;
