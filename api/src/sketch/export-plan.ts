import { Refusal } from '@tidemark/contract/refusals';
import { planDxf } from '@tidemark/contract/sketch/plan-dxf';
import { planSvg } from '@tidemark/contract/sketch/plan-svg';
import type { sketchReading } from '@tidemark/contract/sketch/reading';
import { usualRules } from '@tidemark/contract/sketch/usual-rules';
import type { Handler } from '../context.ts';
import { readRoom } from '../rooms/read.ts';

/** What is drawn on the screen, as a file. */
export const exportSvg: Handler<typeof sketchReading.svg> = async ({ db, actor }, { params }) => {
  const { id, name, sketch, sketchRules: rules = usualRules } = await readRoom(db, actor, params.id);
  if (!sketch) throw new Refusal('sketch_not_found');
  return { body: Buffer.from(planSvg({ name, sketch, rules })), filename: `room-${id}.svg` };
};

export const exportDxf: Handler<typeof sketchReading.dxf> = async ({ db, actor }, { params }) => {
  const { id, sketch } = await readRoom(db, actor, params.id);
  if (!sketch) throw new Refusal('sketch_not_found');
  return { body: Buffer.from(planDxf(sketch)), filename: `room-${id}.dxf` };
};
