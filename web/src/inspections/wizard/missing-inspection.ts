import { readRecords, throughCuts } from '../../offline/store/index.ts';
import { copy } from '../copy.ts';

/** Why an inspection cannot change: it left this device. Undefined if it is here. */
export async function missingInspection(
  id: string,
  act: keyof typeof copy.nothing,
): Promise<string | undefined> {
  const [found] = await throughCuts(() => readRecords('inspections', { id }));
  return found ? undefined : copy.nothing[act];
}
