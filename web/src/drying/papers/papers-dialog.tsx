import {
  type DryingReportKind,
  type DryingTable,
  dryingReading,
  dryingReports,
  dryingTables,
} from '@tidemark/contract/drying/reading';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { callBytes } from '../../offline/calls/index.ts';
import { explain, reportFault } from '../../offline/faults/index.ts';
import { sentFirst } from '../../reports/download-report.ts';
import { Button } from '../../ui/controls/button.tsx';
import { saveFile } from '../../ui/controls/save-file.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

interface Props {
  projectId: number;
  opened: boolean;
  onClose: () => void;
}
type Paper = { file: 'report'; kind: DryingReportKind } | { file: 'csv'; kind: DryingTable };

const fetched = (projectId: number, paper: Paper) => {
  const params = { id: projectId };
  return paper.file === 'report'
    ? callBytes(dryingReading.report, { params, query: { kind: paper.kind } })
    : callBytes(dryingReading.csv, { params, query: { kind: paper.kind } });
};

export default function PapersDialog({ projectId, opened, onClose }: Props) {
  const [busy, setBusy] = useState<string>();
  async function download(paper: Paper) {
    if (busy) return;
    setBusy(`${paper.file} ${paper.kind}`);
    try {
      if (!(await sentFirst(projectId, copy))) return;
      const file = await fetched(projectId, paper);
      if ((await saveFile(file, file.name)) === 'downloaded')
        showToast({ kind: 'success', id: 'drying-paper', title: copy.done, message: file.name });
    } catch (error) {
      reportFault(error);
      showToast({ kind: 'error', id: 'drying-paper', title: copy.failed, message: explain(error) });
    } finally {
      setBusy(undefined);
    }
  }
  const button = (paper: Paper, label: string) => (
    <Button
      key={paper.kind}
      icon={<FileDown size={18} aria-hidden />}
      busy={busy === `${paper.file} ${paper.kind}`}
      disabled={busy !== undefined && busy !== `${paper.file} ${paper.kind}`}
      onClick={() => void download(paper)}
    >
      {label}
    </Button>
  );
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={copy.title}
      footer={<Button onClick={onClose}>{copy.close}</Button>}
    >
      <p className="ink-2">{copy.lead}</p>
      <fieldset className="stack gap-2">
        <legend className="w-650">{copy.pdf}</legend>
        <div className="row wrap gap-2">
          {dryingReports.map((kind) => button({ file: 'report', kind }, copy.reports[kind]))}
        </div>
      </fieldset>
      <fieldset className="stack gap-2">
        <legend className="w-650">{copy.csv}</legend>
        <div className="row wrap gap-2">
          {dryingTables.map((kind) => button({ file: 'csv', kind }, copy.tables[kind]))}
        </div>
      </fieldset>
    </Dialog>
  );
}
