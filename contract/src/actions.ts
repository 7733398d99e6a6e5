import { authActions } from './auth.ts';
import { claimSheetActions } from './claim-sheets/actions.ts';
import { documentationActions } from './documentation.ts';
import { followUpActions } from './follow-ups.ts';
import { inspectionActions } from './inspections/actions.ts';
import { liveActions } from './live.ts';
import { projectActions } from './projects.ts';
import { roomActions } from './rooms.ts';
import { trashPhotoActions } from './trash-photos.ts';

const slices = [
  authActions,
  projectActions,
  inspectionActions,
  roomActions,
  claimSheetActions,
  trashPhotoActions,
  documentationActions,
  followUpActions,
  liveActions,
] as const;

type Values<T> = T extends unknown ? T[keyof T] : never;
export type AnyAction = Values<(typeof slices)[number]>;
export type ActionName = AnyAction['name'];
export type ActionNamed<N extends ActionName> = Extract<AnyAction, { name: N }>;

/** Every action of the product, slice by slice. */
export const actions: readonly AnyAction[] = slices.flatMap((slice) => Object.values(slice) as AnyAction[]);
