import type { Sketch } from '@tidemark/contract/sketch/shape';
import { usualRules } from '@tidemark/contract/sketch/usual-rules';
import { explain } from '../offline/faults/index.ts';
import { saveFile } from '../ui/controls/save-file.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';
import type { DrawnRoom } from './use-sketch.ts';

type PlanFormat = 'svg' | 'dxf';

/** Makes the plan on the device, so that it needs no network, and hands it to the downloads. */
export async function savePlan(room: DrawnRoom, sketch: Sketch, format: PlanFormat): Promise<void> {
  try {
    const { name, sketchRules } = room;
    const rules = sketchRules ?? usualRules;
    const file =
      format === 'svg'
        ? new Blob([(await import('@tidemark/contract/sketch/plan-svg')).planSvg({ name, sketch, rules })], {
            type: 'image/svg+xml',
          })
        : new Blob([(await import('@tidemark/contract/sketch/plan-dxf')).planDxf(sketch)], {
            type: 'image/vnd.dxf',
          });
    const said = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    if ((await saveFile(file, `plan-${said}.${format}`)) === 'downloaded')
      showToast({ kind: 'success', id: 'plan', title: copy.planSaved });
  } catch (error) {
    showToast({ kind: 'error', id: 'plan', title: copy.planFailed, message: explain(error) });
  }
}
