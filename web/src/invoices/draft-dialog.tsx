import { companyActions } from '@tidemark/contract/company/actions';
import { estimateActions } from '@tidemark/contract/estimates/actions';
import { estimateNumber } from '@tidemark/contract/estimates/number';
import type { EstimateState } from '@tidemark/contract/estimates/standing';
import { invoiceActions } from '@tidemark/contract/invoices/actions';
import { changedInvoice, newInvoice } from '@tidemark/contract/invoices/entry';
import { type Invoice, invoiceKinds } from '@tidemark/contract/invoices/invoice';
import { supplementActions } from '@tidemark/contract/supplements/actions';
import { supplementNumber } from '@tidemark/contract/supplements/number';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { FormDialog, wrongFields } from '../forms/form-dialog.tsx';
import { call, useAnswer } from '../offline/calls/index.ts';
import { CallError } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { Check } from '../ui/controls/check.tsx';
import { GroupField } from '../ui/controls/group-field.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { SelectField } from '../ui/controls/select-field.tsx';
import { TextArea } from '../ui/controls/text-area.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { confirm } from '../ui/feedback/confirm.tsx';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { dollars } from '../ui/format/dollars.ts';
import { copy, forms } from './copy.ts';
import { blankLine, type DraftForm, entryOf, formOf, type LineForm } from './draft-form.ts';
import { TypedLine } from './typed-line.tsx';

interface Props {
  projectId: number;
  /** The newest completed one: its estimate is the job's. */
  inspectionId: string | undefined;
  /** A draft to change; a new one without it. */
  draft?: Invoice;
  onDone: (invoice: Invoice) => void;
  onClosed: () => void;
}

export function DraftDialog({ projectId, inspectionId, draft, onDone, onClosed }: Props) {
  const { answer, problem, refresh } = useAnswer(
    useCallback(async () => {
      const of = inspectionId && { params: { id: inspectionId } };
      const [{ company }, estimates, supplements] = await Promise.all([
        call(companyActions.read, {}),
        of ? call(estimateActions.list, of) : undefined,
        of ? call(supplementActions.list, of) : undefined,
      ]);
      return {
        taxed: company.defaultTaxable,
        estimates: estimates?.estimates ?? [],
        supplements: supplements?.supplements ?? [],
      };
    }, [inspectionId]),
  );
  const [form, setForm] = useState(() => formOf(draft));
  const set = (part: Partial<DraftForm>) => setForm((before) => ({ ...before, ...part }));
  const isOther = form.kind === 'other';
  /** The deductible of what was invoiced is billed too. */
  const canBill = (state: EstimateState | undefined) =>
    state === 'Approved' || state === 'Sent' || (state === 'Invoiced' && form.kind === 'deductible');
  const billable = answer?.estimates.filter(({ standing }) => canBill(standing?.state));
  const supplements = answer?.supplements.filter(({ standing }) => canBill(standing.state)) ?? [];

  async function send(notApproved: boolean): Promise<Invoice | undefined> {
    const entry = { ...entryOf(form), notApproved };
    try {
      if (draft) {
        const params = { id: projectId, invoiceId: draft.id };
        const body = changedInvoice.parse({ ...entry, basedOn: draft.version });
        return (await call(invoiceActions.change, { params, body })).invoice;
      }
      const body = newInvoice.parse({ ...entry, kind: form.kind });
      return (await call(invoiceActions.create, { params: { id: projectId }, body })).invoice;
    } catch (error) {
      const asks = error instanceof CallError && error.details?.some(({ field }) => field === 'notApproved');
      if (!asks) throw error;
      return (await confirm(copy.notApproved)) ? send(true) : undefined;
    }
  }
  async function save() {
    const read = newInvoice.safeParse({ ...entryOf(form), kind: form.kind });
    if (!read.success)
      throw wrongFields(
        Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message])),
      );
    if (isOther && !form.name.trim()) throw wrongFields({ billTo: 'Enter whom to bill.' });
    if (!isOther && !form.estimateNumber && form.supplements.length === 0)
      throw wrongFields({ estimateNumber: forms.chooseEstimate });
    const invoice = await send(false);
    if (!invoice) return false;
    showToast({ kind: 'success', id: 'invoice', title: copy.saved });
    onDone(invoice);
    return true;
  }
  const setLine = (key: string, part: Partial<LineForm>) =>
    set({ lines: form.lines.map((line) => (line.key === key ? { ...line, ...part } : line)) });
  return (
    <FormDialog
      wide
      title={draft ? forms.editTitle : forms.newTitle}
      save={forms.save}
      onSave={save}
      onClosed={onClosed}
    >
      {(wrong) => (
        <>
          {!draft && (
            <Segmented
              label={forms.kind}
              choices={invoiceKinds.map((value) => ({ value, label: copy.kind[value] }))}
              value={form.kind}
              onChange={(kind) =>
                set({
                  kind,
                  lines: form.lines.length > 0 ? form.lines : [blankLine(answer?.taxed ?? true)],
                })
              }
            />
          )}
          {!answer && problem && (
            <p role="alert">
              {forms.readFailed} {problem} <RetryButton of={forms.estimate} onRetry={refresh} />
            </p>
          )}
          {!isOther && (
            <SelectField
              name="estimateNumber"
              label={forms.estimate}
              required={form.supplements.length === 0}
              placeholder={forms.chooseEstimate}
              hint={billable?.length === 0 ? forms.noEstimate : undefined}
              error={wrong.estimateNumber ?? wrong.supplements}
              value={form.estimateNumber}
              onChange={({ target }) => set({ estimateNumber: target.value })}
              choices={(billable ?? []).map(({ number, standing, total }) => ({
                value: String(number),
                label: forms.estimateOf(
                  estimateNumber(projectId, number),
                  standing!.state,
                  dollars(standing!.approval?.amount ?? total),
                ),
              }))}
            />
          )}
          {!isOther && supplements.length > 0 && (
            <GroupField role="group" label={forms.supplements}>
              {supplements.map(({ number, standing, total }) => (
                <Check
                  key={number}
                  name="supplements"
                  label={forms.estimateOf(
                    supplementNumber(number),
                    standing.state,
                    dollars(standing.approval?.amount ?? total),
                  )}
                  checked={form.supplements.includes(number)}
                  onChange={({ target }) =>
                    set({
                      supplements: target.checked
                        ? [...form.supplements, number]
                        : form.supplements.filter((other) => other !== number),
                    })
                  }
                />
              ))}
            </GroupField>
          )}
          <TextField
            name="billTo"
            label={forms.billTo}
            required={isOther}
            maxLength={200}
            hint={isOther ? undefined : forms.billToHint}
            value={form.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          {form.name.trim() !== '' && (
            <div className="grid cols-2 gap-3">
              <TextArea
                name="billTo.address"
                label={forms.address}
                hint={forms.addressHint}
                rows={3}
                value={form.address}
                onChange={({ target }) => set({ address: target.value })}
              />
              <TextField
                name="billTo.phone"
                label={forms.phone}
                type="tel"
                maxLength={50}
                value={form.phone}
                onChange={({ target }) => set({ phone: target.value })}
              />
            </div>
          )}
          {isOther && (
            <>
              {form.lines.map((line, at) => (
                <TypedLine
                  key={line.key}
                  {...{ line, at, wrong }}
                  onChange={(part) => setLine(line.key, part)}
                  onRemove={() => set({ lines: form.lines.filter(({ key }) => key !== line.key) })}
                />
              ))}
              <div>
                <Button
                  size="sm"
                  icon={<Plus size={18} aria-hidden />}
                  onClick={() => set({ lines: [...form.lines, blankLine(answer?.taxed ?? true)] })}
                >
                  {forms.addLine}
                </Button>
              </div>
            </>
          )}
          <TextArea
            name="memo"
            label={forms.memo}
            rows={2}
            maxLength={1_000}
            value={form.memo}
            onChange={({ target }) => set({ memo: target.value })}
          />
        </>
      )}
    </FormDialog>
  );
}
