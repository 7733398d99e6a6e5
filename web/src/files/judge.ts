import type { UploadRule } from '@tidemark/contract/files';
import type { Refused } from '@tidemark/contract/refused';
import type { Chosen } from './judge-chosen.ts';

const load = () => import('./judge-chosen.ts');

/** Loads the rule early because the network may be gone later. Selecting a file reports a failed load. */
export const readyToJudge = () => void load().catch(() => undefined);

export async function judge(
  file: Omit<Chosen, 'type'>,
  rule: UploadRule,
): Promise<Chosen | Refused | undefined> {
  return await (await load()).judgeChosen(file, rule);
}
