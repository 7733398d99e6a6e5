import { useNavigate } from '@tanstack/react-router';
import { invoiceActions } from '@tidemark/contract/invoices/actions';
import type { Invoice } from '@tidemark/contract/invoices/invoice';
import { Ban, BellRing, CircleCheck, FileDown, Link2, PenLine, Plus, Send, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { copyText } from '../claim-sheets/share/copy-text.ts';
import { call, callBytes } from '../offline/calls/index.ts';
import { useNeedsConnection } from '../offline/faults/index.ts';
import { Button, type ButtonProps } from '../ui/controls/button.tsx';
import { confirm } from '../ui/feedback/confirm.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { dollars } from '../ui/format/dollars.ts';
import { act } from './act.ts';
import { copy, forms } from './copy.ts';
import { DraftDialog, PaymentDialog, ReasonDialog, RemindDialog, SendDialog } from './dialogs.tsx';
import { isOverdue } from './invoice-badge.tsx';
import { openBytes } from './open-bytes.ts';

interface Props {
  invoice: Invoice;
  onChanged: () => void;
}

/** What can be done with an invoice as it stands; the next step is the main one. */
export function InvoiceActs({ invoice, onChanged }: Props) {
  const { id: invoiceId, projectId, number, state, total, sentTo, paymentLink } = invoice;
  const hint = useNeedsConnection();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'edit' | 'send' | 'remind' | 'pay' | 'void'>();
  const params = { id: projectId, invoiceId };
  const close = () => setOpened(undefined);
  const [isDraft, isVoid] = [state === 'Draft', state === 'Void'];
  const button = (label: string, icon: ReactNode, onClick: () => void, kind?: ButtonProps['kind']) => (
    <Button size="sm" {...{ kind, icon, onClick }} disabled={hint !== undefined} title={hint}>
      {label}
    </Button>
  );
  async function issue() {
    if (!(await confirm(copy.issueAsk(dollars(total))))) return;
    await act(
      () => call(invoiceActions.issue, { params }),
      ({ invoice: { number: given } }) => copy.issued(given!),
    );
    onChanged();
  }
  async function remove() {
    if (!(await confirm(copy.removeAsk))) return;
    if (await act(() => call(invoiceActions.remove, { params }), copy.removed))
      await navigate({
        to: '/project/$projectId',
        params: { projectId: String(projectId) },
        search: { part: 'estimate' },
      });
  }
  return (
    <div className="row wrap gap-2">
      {button(copy.pdf, <FileDown size={18} aria-hidden />, () => {
        void openBytes(() => callBytes(invoiceActions.pdf, { params, query: {} }));
      })}
      {isDraft && (
        <>
          {button(copy.edit, <PenLine size={18} aria-hidden />, () => setOpened('edit'))}
          {button(copy.remove, <Trash2 size={18} aria-hidden />, () => void remove())}
          {button(copy.issue, <CircleCheck size={18} aria-hidden />, () => void issue(), 'primary')}
        </>
      )}
      {!isDraft && !isVoid && (
        <>
          {paymentLink &&
            button(copy.copyLink, <Link2 size={18} aria-hidden />, () => void copyLink(paymentLink))}
          {invoice.paid === 0 && button(copy.void, <Ban size={18} aria-hidden />, () => setOpened('void'))}
          {button(
            sentTo.length > 0 ? copy.sendAgain : copy.send,
            <Send size={18} aria-hidden />,
            () => setOpened('send'),
            sentTo.length > 0 ? undefined : 'outline',
          )}
          {isOverdue(invoice) &&
            button(copy.remind, <BellRing size={18} aria-hidden />, () => setOpened('remind'))}
          {button(
            copy.record,
            <Plus size={18} aria-hidden />,
            () => setOpened('pay'),
            state === 'Paid' ? undefined : 'primary',
          )}
        </>
      )}
      {opened === 'edit' && (
        <DraftDialog
          projectId={projectId}
          inspectionId={invoice.estimate?.inspectionId}
          draft={invoice}
          onDone={onChanged}
          onClosed={close}
        />
      )}
      {opened === 'send' && number !== null && (
        <SendDialog invoice={{ ...invoice, number }} onDone={onChanged} onClosed={close} />
      )}
      {opened === 'remind' && number !== null && invoice.dueOn !== null && (
        <RemindDialog
          invoice={{ ...invoice, number, dueOn: invoice.dueOn }}
          onDone={onChanged}
          onClosed={close}
        />
      )}
      {opened === 'pay' && <PaymentDialog invoice={invoice} onDone={onChanged} onClosed={close} />}
      {opened === 'void' && number !== null && (
        <ReasonDialog
          title={forms.voidTitle(number)}
          hint={forms.voidHint}
          submit={copy.void}
          onClosed={close}
          onSubmit={async (reason) => {
            await call(invoiceActions.void, { params, body: { reason } });
            showToast({ kind: 'success', id: 'invoice', title: copy.voided });
            onChanged();
          }}
        />
      )}
    </div>
  );
}

async function copyLink(link: string) {
  const copied = await copyText(link);
  if (copied) showToast({ kind: 'success', id: 'invoice', title: copy.linkCopied });
  else showToast({ kind: 'error', id: 'invoice', title: copy.linkFailed, message: link });
}
