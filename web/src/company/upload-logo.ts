import { companyActions, logoRule } from '@tidemark/contract/company/actions';
import { judgeFile } from '@tidemark/contract/file-kinds/judge-file';
import { Refused } from '@tidemark/contract/refused';
import { callForm } from '../offline/calls/index.ts';
import { CallError, explain } from '../offline/faults/index.ts';
import { copy } from './copy.ts';

/** Judged here by the rule the server judges by. @returns its id, or the sentence that says why it is none */
export async function uploadLogo(file: File): Promise<{ id: string } | { problem: string }> {
  const read = async (start: number, length: number) =>
    new Uint8Array(await file.slice(start, start + length).arrayBuffer());
  try {
    await judgeFile({ size: file.size, read }, logoRule);
    const form = new FormData();
    form.append('file', file, file.name);
    const { logo } = await callForm(companyActions.uploadLogo, form);
    return { id: logo.id };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.details[0]?.message ?? error.message };
    if (error instanceof CallError && error.status === 0) return { problem: copy.needsNetwork };
    if (error instanceof CallError && error.details[0]) return { problem: error.details[0].message };
    return { problem: explain(error) || copy.logoFailed };
  }
}
