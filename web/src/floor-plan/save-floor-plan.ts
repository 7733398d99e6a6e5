import { floorPlanSvg } from '@tidemark/contract/floor-plan/floor-plan-svg';
import { explain } from '../offline/faults/index.ts';
import { saveFile } from '../ui/controls/save-file.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';
import type { StandingRoom } from './use-floor-plan.ts';

/** Makes the picture on the device, so that it needs no network, and hands it to the downloads. */
export async function saveFloorPlan(level: string, standing: readonly StandingRoom[]): Promise<void> {
  try {
    const file = new Blob([floorPlanSvg(level, standing)], { type: 'image/svg+xml' });
    const name = `floor-plan-${level.toLowerCase().replaceAll(' ', '-')}.svg`;
    if ((await saveFile(file, name)) === 'downloaded')
      showToast({ kind: 'success', id: 'floor-plan', title: copy.planSaved });
  } catch (error) {
    showToast({ kind: 'error', id: 'floor-plan', title: copy.planFailed, message: explain(error) });
  }
}
