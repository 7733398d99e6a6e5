import type { Estimate, ListedEstimate } from '@tidemark/contract/estimates/actions';
import { supplementLetter } from '@tidemark/contract/estimates/letter';
import { estimateNumber } from '@tidemark/contract/estimates/number';
import { supplementActions } from '@tidemark/contract/supplements/actions';
import { supplementNumber } from '@tidemark/contract/supplements/number';
import {
  approvedSupplement,
  type Supplement,
  type SupplementLine,
} from '@tidemark/contract/supplements/supplement';
import { CircleCheck, FileDown, Plus, Send } from 'lucide-react';
import { Fragment, useCallback, useState } from 'react';
import { call, callBytes, useAnswer } from '../offline/calls/index.ts';
import { useNeedsConnection } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { saveFile } from '../ui/controls/save-file.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { Badge } from '../ui/format/badge.tsx';
import { dollars } from '../ui/format/dollars.ts';
import type { ApprovableLine } from './approval-form.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { copy as shared } from './copy.ts';
import { type Known, letterFor } from './letter-draft.ts';
import { officeCopy as copy } from './office-copy.ts';
import { SendDialog } from './send-dialog.tsx';
import styles from './supplements.module.css';
import { tellFailed } from './tell-failed.ts';

interface Props {
  /** The newest. */
  estimate: Estimate & { number: number };
  /** All saved ones, newest first. */
  kept: readonly ListedEstimate[];
  /** Who may get one, and who probably approves it. */
  people: readonly Known[];
  by: string;
  onChanged: () => Promise<void>;
}

/** What newer estimates ask beyond what is approved; nothing until an estimate is approved. */
export function Supplements(props: Props) {
  const approved = props.kept.find(({ standing }) => standing?.approval);
  return approved ? <OfApproved {...props} approved={approved.number} /> : null;
}

function OfApproved({ estimate, approved, people, by, onChanged }: Props & { approved: number }) {
  const { inspectionId: id, projectId, number: newest } = estimate;
  const hint = useNeedsConnection();
  const { answer, problem, refresh } = useAnswer(
    useCallback(() => call(supplementActions.list, { params: { id } }), [id]),
  );
  const [opened, setOpened] = useState<'send' | 'approve'>();
  const [of, setOf] = useState<Supplement>();
  const [busy, setBusy] = useState(false);
  const close = () => setOpened(undefined);
  const done = async () => {
    close();
    refresh();
    await onChanged();
  };
  async function make() {
    setBusy(true);
    try {
      const params = { id, number: approved };
      const { supplement } = await call(supplementActions.make, { params, body: { from: newest } });
      const title = copy.supplementMade(supplementNumber(supplement.number));
      showToast({ kind: 'success', id: 'estimate', title });
      refresh();
    } catch (error) {
      tellFailed(copy.supplementFailed, error);
    }
    setBusy(false);
  }

  const all = answer?.supplements ?? [];
  return (
    <section className={`line-top ${styles.supplements}`} aria-label={copy.supplements}>
      <h3 className="t-3">{copy.supplements}</h3>
      {problem !== undefined && (
        <div className="row wrap gap-2">
          <p role="alert">
            {copy.supplementsFailed}: {problem}
          </p>
          <Button size="sm" onClick={refresh}>
            {shared.again}
          </Button>
        </div>
      )}
      {answer && all.length === 0 && <p className="ink-2">{copy.noSupplements}</p>}
      <ul>
        {all.map((supplement) => (
          <Row
            key={supplement.number}
            supplement={supplement}
            onOpen={(what) => {
              setOf(supplement);
              setOpened(what);
            }}
          />
        ))}
      </ul>
      {newest > approved && (
        <Button
          size="sm"
          icon={<Plus size={18} aria-hidden />}
          title={hint}
          busy={busy}
          onClick={() => void make()}
        >
          {copy.makeSupplement(estimateNumber(projectId, newest))}
        </Button>
      )}
      {of && (
        <Fragment key={of.number}>
          <SendDialog
            title={copy.sendSupplement(supplementNumber(of.number))}
            total={of.total}
            people={people}
            letter={letterFor(estimate, people, of)}
            shape={supplementLetter}
            files={() => <p className="ink-2">{copy.supplementFile(supplementNumber(of.number))}</p>}
            opened={opened === 'send'}
            onClose={close}
            send={(body) => call(supplementActions.send, { params: { id, supplement: of.number }, body })}
            sentTitle={copy.supplementSentTitle}
            onSent={done}
          />
          <ApproveDialog
            title={copy.approveSupplementTitle(supplementNumber(of.number))}
            projectId={projectId}
            lines={of.lines.flatMap(asked)}
            note={copy.wholeLines}
            totalWith={(lines) => approvedSupplement(of, { lines }).total}
            by={by}
            opened={opened === 'approve'}
            onClose={close}
            save={(body) => call(supplementActions.approve, { params: { id, supplement: of.number }, body })}
            onSaved={done}
          />
        </Fragment>
      )}
    </section>
  );
}

/** A line is approved with the whole quantity that is asked now, not with the difference. */
const asked = ({ asked: now, ...line }: SupplementLine): ApprovableLine[] =>
  now ? [{ ...line, quantity: now.quantity, rate: now.rate }] : [];

interface RowProps {
  supplement: Supplement;
  onOpen: (what: 'send' | 'approve') => void;
}

function Row({ supplement, onOpen }: RowProps) {
  const { number, projectId, estimateNumber: approved, lines, total, standing } = supplement;
  const hint = useNeedsConnection();
  const named = supplementNumber(number);
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const params = { id: supplement.inspectionId, supplement: number };
      const file = await callBytes(supplementActions.pdf, { params });
      await saveFile(file, file.name);
    } catch (error) {
      tellFailed(shared.pdfFailed[0], error);
    }
    setBusy(false);
  }
  const { state, approval, letters, sendings: [sending] = [] } = standing;
  const send = letters.length > 0 || sending ? copy.sendAgain : copy.send;
  return (
    <li>
      <div className={styles.head}>
        <p>
          <b>{named}</b> {copy.supplementTo(estimateNumber(projectId, approved))}
        </p>
        <b className="num">{dollars(approval?.amount ?? total)}</b>
      </div>
      <p className="row wrap gap-2 ink-2 text-small">
        <Badge>{state}</Badge>
        {copy.linesDiffer(lines.length)}
      </p>
      {letters[0] && <p className="ink-2 text-small break-anywhere">{copy.sentTo(letters[0])}</p>}
      {sending && <p className="ink-2 text-small break-anywhere">{copy.sentBy(sending)}</p>}
      {approval && <p className="ink-2 text-small break-anywhere">{copy.approvedBy(approval)}</p>}
      <div className="row wrap gap-2">
        <Button
          size="sm"
          icon={<FileDown size={18} aria-hidden />}
          aria-label={`${shared.pdf}, ${named}`}
          busy={busy}
          title={hint}
          onClick={() => void download()}
        >
          {shared.pdf}
        </Button>
        {(state === 'Draft' || state === 'Sent') && (
          <Button
            size="sm"
            icon={<Send size={18} aria-hidden />}
            aria-label={`${send}, ${named}`}
            title={hint}
            onClick={() => onOpen('send')}
          >
            {send}
          </Button>
        )}
        {state === 'Sent' && (
          <Button
            size="sm"
            kind="primary"
            icon={<CircleCheck size={18} aria-hidden />}
            aria-label={`${copy.approve}, ${named}`}
            title={hint}
            onClick={() => onOpen('approve')}
          >
            {copy.approve}
          </Button>
        )}
      </div>
    </li>
  );
}
