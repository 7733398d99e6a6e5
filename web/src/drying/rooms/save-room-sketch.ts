import { dryingActions, dryingRecordActions } from '@tidemark/contract/drying/actions';
import { drawnAgain, sketchSizes } from '@tidemark/contract/drying/from-sketch';
import type { DryingRoom } from '@tidemark/contract/drying/record';
import type { SketchRules } from '@tidemark/contract/sketch/rules';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import { performAll, plan } from '../../offline/outbox/index.ts';

/**
 * Keeps a drying room's sketch and the sizes that follow from it, all or none. Every size is said: the store may not show
 * the step before this one yet.
 */
export function saveRoomSketch(room: DryingRoom, sketch: Sketch | null, rules: SketchRules): Promise<void> {
  const params = { id: room.projectId, recordId: room.id };
  const saved = plan(dryingActions.saveSketch, { params, body: { sketch } });
  if (!sketch) return performAll(saved);
  const drawn = drawnAgain(room, sketch, rules);
  const body = Object.fromEntries(sketchSizes.map((name) => [name, drawn[name]]));
  return performAll(saved, plan(dryingRecordActions.changeRoom, { params, body }));
}
