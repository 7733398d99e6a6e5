import type { InputOf } from '@tidemark/contract/action';
import { type ReportPart, reportActions } from '@tidemark/contract/reports';
import { call, callBytes } from '../offline/calls/index.ts';
import { reportFault } from '../offline/faults/index.ts';
import { settled } from '../offline/outbox/index.ts';
import { saveFile } from '../ui/controls/save-file.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

export interface ReportOf {
  inspectionId: string;
  projectId: number;
}

export interface ReportSizes {
  size: number;
  parts: readonly ReportPart[];
}

const tell = (kind: 'info' | 'success' | 'error', [title, message]: readonly [string, string]) =>
  showToast({ kind, title, message, id: 'report' });

function failed(error: unknown): undefined {
  reportFault(error);
  tell('error', copy.failed);
  return undefined;
}

/** What is said while a paper waits for what is sent, or cannot come. */
export type PaperWords = Record<'waiting' | 'offline' | 'notSent', readonly [string, string]>;

/** Sends first what this device has of a project; false, as a toast says, if a paper cannot come now. */
export async function sentFirst(projectId: number, words: PaperWords): Promise<boolean> {
  const sent = await settled(
    ({ project }) => project === projectId,
    () => tell('info', words.waiting),
  );
  if (sent === 'offline') tell('info', words.offline);
  if (sent === 'refused') tell('info', words.notSent);
  return sent !== 'offline';
}

/** The size of a report, after everything of its project is sent. Undefined if unavailable; a toast says why. */
export async function askReport({ inspectionId, projectId }: ReportOf): Promise<ReportSizes | undefined> {
  if (!(await sentFirst(projectId, copy))) return undefined;
  try {
    return (await call(reportActions.read, { params: { id: inspectionId } })).report;
  } catch (error) {
    return failed(error);
  }
}

/** Which part, and how it is printed. */
type Asked = InputOf<typeof reportActions.pdf>['query'];

/** Downloads a report or one of its parts; shows the outcome as a toast and never throws for the network. */
export async function downloadReport(
  { inspectionId }: ReportOf,
  query: Asked,
  onProgress: (share: number) => void,
): Promise<void> {
  try {
    const pdf = await callBytes(reportActions.pdf, { params: { id: inspectionId }, query }, onProgress);
    if ((await saveFile(pdf, pdf.name)) === 'downloaded') tell('success', copy.done);
  } catch (error) {
    failed(error);
  }
}
