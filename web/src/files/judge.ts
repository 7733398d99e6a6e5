import type { UploadRule } from '@tidemark/contract/files';
import type { Refusal } from '@tidemark/contract/refusals';
import type { Chosen } from './judge-chosen.ts';

const load = () => import('./judge-chosen.ts');

/** Fetches the rule before it is wanted, as there may be no network then. Who chooses a file hears where that failed. */
export const readyToJudge = () => void load().catch(() => undefined);

export async function judge(
  file: Omit<Chosen, 'type'>,
  rule: UploadRule,
): Promise<Chosen | Refusal | undefined> {
  return await (await load()).judgeChosen(file, rule);
}
