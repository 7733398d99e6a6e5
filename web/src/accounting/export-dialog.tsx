import { accountingActions } from '@tidemark/contract/accounting/actions';
import { type ExportFormat, exportFormats } from '@tidemark/contract/accounting/batch';
import type { ColumnMap } from '@tidemark/contract/accounting/columns';
import { FileDown } from 'lucide-react';
import { useCallback, useState } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { CallError, explain, reportFault } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { Check } from '../ui/controls/check.tsx';
import { RadioChips } from '../ui/controls/radio-chips.tsx';
import { SelectField } from '../ui/controls/select-field.tsx';
import { confirm } from '../ui/feedback/confirm.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { ColumnFields, usualColumns } from './column-fields.tsx';
import { exporting as copy, formatNames } from './copy.ts';
import { downloadFile } from './download-file.ts';
import { PastExports } from './past-exports.tsx';

interface Props {
  unexported: number;
  /** Ids of the invoices that are ticked in the list. */
  chosen: ReadonlySet<string>;
  onClosed: () => void;
  onMade: () => void;
}

const pageSize = 5;
type Which = 'unexported' | 'chosen';

/** Writes issued invoices for the books, and hands out again what was written. */
export function ExportDialog({ unexported, chosen, onClosed, onMade }: Props) {
  const [opened, setOpened] = useState(true);
  const [format, setFormat] = useState<ExportFormat>('qbo-csv');
  const [which, setWhich] = useState<Which>(chosen.size > 0 ? 'chosen' : 'unexported');
  const [entered, setColumns] = useState<ColumnMap>();
  const [deliver, setDeliver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [page, setPage] = useState(1);
  const past = useAnswer(
    useCallback(() => call(accountingActions.exports, { query: { page, limit: pageSize } }), [page]),
  );
  const columns = entered ?? past.answer?.batches.find((one) => one.columns)?.columns ?? usualColumns;
  const count = which === 'chosen' ? chosen.size : unexported;
  const close = () => setOpened(false);

  async function make(again: boolean): Promise<void> {
    const invoices = which === 'chosen' ? { invoices: [...chosen] } : { unexported: true as const };
    const body = { format, again, deliver, ...invoices, ...(format === 'csv' && { columns }) };
    try {
      const { batch } = await call(accountingActions.makeExport, { body });
      showToast({ kind: 'success', id: 'export', title: copy.ready });
      onMade();
      past.refresh();
      for (const { name } of batch.files) await downloadFile(batch.number, name);
    } catch (error) {
      if (!again && error instanceof CallError && error.code === 'already_exported') {
        const sentences = (error.details ?? []).map(({ message }) => message);
        const { message, ...question } = copy.again;
        if (await confirm({ ...question, message: message(sentences) })) await make(true);
        return;
      }
      reportFault(error);
      showToast({ kind: 'error', id: 'export', title: copy.failed, message: explain(error) });
    }
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      title={copy.title}
      footer={
        <>
          <Button onClick={close}>{copy.cancel}</Button>
          <Button
            kind="primary"
            icon={<FileDown size={20} aria-hidden />}
            busy={busy}
            disabled={count === 0}
            onClick={() => {
              setBusy(true);
              void make(false).finally(() => setBusy(false));
            }}
          >
            {copy.make}
          </Button>
        </>
      }
    >
      <div className="stack gap-4">
        <SelectField
          label={copy.format}
          choices={exportFormats.map((value) => ({ value, label: formatNames[value] }))}
          value={format}
          onChange={({ target }) => setFormat(target.value as ExportFormat)}
        />
        {chosen.size > 0 && (
          <RadioChips
            label={copy.which}
            choices={[
              { value: 'chosen', label: copy.chosen(chosen.size) },
              { value: 'unexported', label: copy.unexported(unexported) },
            ]}
            value={which}
            onChange={setWhich}
          />
        )}
        {count === 0 ? (
          <Note tone="plain">{copy.nothing}</Note>
        ) : (
          <p className="ink-2">
            {chosen.size === 0 && <b>{copy.unexported(unexported)}. </b>}
            {copy.payments}
          </p>
        )}
        <Check label={copy.deliver} checked={deliver} onChange={({ target }) => setDeliver(target.checked)} />
        {format === 'csv' && <ColumnFields columns={columns} onChange={setColumns} />}
        <PastExports past={past} page={page} onPage={setPage} />
      </div>
    </Dialog>
  );
}
