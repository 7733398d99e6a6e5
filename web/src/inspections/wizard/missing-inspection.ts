import { readRecords, throughCuts } from '../../offline/store/index.ts';
import { copy } from '../copy.ts';

/** Why nothing can be done to an inspection: it has left this device. Undefined where it is here. */
export async function missingInspection(
  id: string,
  act: keyof typeof copy.nothing,
): Promise<string | undefined> {
  const [found] = await throughCuts(() => readRecords('inspections', { id }));
  return found ? undefined : copy.nothing[act];
}
