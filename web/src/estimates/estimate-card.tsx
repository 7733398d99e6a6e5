import { isManager } from '@tidemark/contract/access';
import { estimateActions } from '@tidemark/contract/estimates/actions';
import { deductiblesOf } from '@tidemark/contract/estimates/deductibles';
import {
  dryingInWords,
  isMonitoredTwice,
  unchargedDrying,
} from '@tidemark/contract/estimates/drying-section';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { Calculator, FileDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { latestOf } from '../inspections/latest-inspection.ts';
import { call } from '../offline/calls/index.ts';
import { reportFault, useNeedsConnection } from '../offline/faults/index.ts';
import { tellNews, useNews } from '../offline/pull/index.ts';
import { useSession } from '../offline/session/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { dollars } from '../ui/format/dollars.ts';
import { Card } from '../ui/layout/card.tsx';
import { DefinitionList, Fact } from '../ui/layout/definition-list.tsx';
import { copy } from './copy.ts';
import { downloadEstimate, type EstimateFormat } from './download.ts';
import { EarlierEstimates } from './earlier-estimates.tsx';
import styles from './estimate-card.module.css';
import { EstimateLines } from './estimate-lines.tsx';
import { ScopeFiles } from './scope-files.tsx';
import { useEstimate } from './use-estimate.ts';

/** Technicians do not load what only managers do. */
const ManageEstimate = lazy(async () => ({
  default: (await import('./manage-estimate.tsx')).ManageEstimate,
}));

interface Props {
  inspections: readonly Inspection[];
  narrow?: boolean | undefined;
}

/** The estimate of the project's last inspection that was not cancelled. */
export function EstimateCard({ inspections, narrow = false }: Props) {
  const inspection = latestOf(inspections.filter(({ status }) => status !== 'Cancelled'));
  return inspection ? <OfInspection key={inspection.id} {...{ inspection, narrow }} /> : null;
}

function OfInspection({ inspection, narrow }: { inspection: Inspection; narrow: boolean }) {
  const { id, projectId, updatedAt, status } = inspection;
  const { read, problem, online, refresh } = useEstimate(id, `${updatedAt} ${status}`);
  useNews(refresh, { project: projectId });
  const hint = useNeedsConnection(copy.acts);
  const role = useSession()?.technician.role;
  const office = role !== undefined && isManager(role);
  const [busy, setBusy] = useState<EstimateFormat | 'anew'>();

  /** The head of the job says what it comes to, too, and hears only of others' changes. */
  async function changed() {
    await refresh();
    tellNews(projectId);
  }
  async function download(format: EstimateFormat) {
    setBusy(format);
    await downloadEstimate(id, format, read?.estimate.number ?? undefined);
    setBusy(undefined);
  }
  async function compute() {
    setBusy('anew');
    try {
      const { estimate } = await call(estimateActions.make, { params: { id } });
      const same = estimate.number === read?.estimate.number;
      const [title, message] = same ? copy.same : copy.made(estimate.number!);
      showToast({ kind: same ? 'info' : 'success', title, message, id: 'estimate' });
      await changed();
    } catch (error) {
      reportFault(error);
      const [title, message] = copy.makeFailed;
      showToast({ kind: 'error', title, message, id: 'estimate' });
    }
    setBusy(undefined);
  }

  if (!read) {
    return (
      <Card title={copy.title}>
        {!online && <p className="ink-2">{copy.offline}</p>}
        {online && problem === undefined && (
          <Loading label="Loading...">
            <Skeleton height={72} />
          </Loading>
        )}
        {online && problem !== undefined && (
          <div className={`row wrap gap-2 ${styles.buttons}`}>
            <p role="alert">
              {copy.loadFailed}: {problem}
            </p>
            <Button size="sm" onClick={() => void refresh()}>
              {copy.again}
            </Button>
          </div>
        )}
      </Card>
    );
  }

  const { estimate, kept } = read;
  const deductibles = deductiblesOf(estimate);
  const drying = estimate.drying ?? estimate.dryingSoFar;
  const outdated = estimate.newestPriceListVersion > estimate.priceListVersion;
  const format = (of: EstimateFormat, label: string) => (
    <Button
      size="sm"
      icon={<FileDown size={18} aria-hidden />}
      aria-label={`${label}, ${copy.title}`}
      busy={busy === of}
      disabled={busy !== undefined && busy !== of}
      onClick={() => void download(of)}
    >
      {label}
    </Button>
  );
  return (
    <Card title={copy.title}>
      <p className={`ink-2 ${styles.total}`}>
        <span className="visually-hidden">{copy.total} </span>
        <b className="num">{dollars(estimate.total)}</b>
        <span>
          {estimate.number === null ? copy.draft : `${copy.number(estimate.number)}.`}{' '}
          {!office && estimate.standing && copy.state[estimate.standing.state]}{' '}
          {copy.priceList(estimate.priceListVersion)}.{' '}
          {outdated && copy.newer(estimate.newestPriceListVersion)}
        </span>
      </p>
      <DefinitionList columns={2}>
        <Fact term={copy.billTo} full={deductibles.length !== 1}>
          {estimate.billTo.name || copy.notEntered}
        </Fact>
        {deductibles.map(({ label, amount }) => (
          <Fact key={label} term={copy.deductible(label)}>
            <span className="num">{dollars(amount)}</span>
          </Fact>
        ))}
        {drying && (
          <Fact term={estimate.drying ? copy.drying : copy.dryingSoFar} full>
            <span className="num">{dollars(drying.total)}</span>, {dryingInWords(drying)}
          </Fact>
        )}
      </DefinitionList>
      {estimate.withoutQuantity.length > 0 && <p>{copy.open(estimate.withoutQuantity.length)}</p>}
      {unchargedDrying({ drying, priceListVersion: estimate.priceListVersion }).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isMonitoredTwice(estimate) && <p className="w-650">{copy.twice}</p>}
      {hint && <p className="ink-2">{hint}</p>}
      <div className={`row wrap gap-2 ${styles.buttons}`}>
        {format('pdf', copy.pdf)}
        {format('csv', copy.csv)}
        {status === 'Completed' && (
          <Button
            size="sm"
            icon={<Calculator size={18} aria-hidden />}
            busy={busy === 'anew'}
            disabled={busy !== undefined && busy !== 'anew'}
            onClick={() => void compute()}
          >
            {copy.anew}
          </Button>
        )}
      </div>
      {office && estimate.number !== null && (
        <Suspense>
          <ManageEstimate
            key={estimate.number}
            inspection={inspection}
            estimate={{ ...estimate, number: estimate.number }}
            kept={kept}
            onChanged={changed}
          />
        </Suspense>
      )}
      <EstimateLines {...{ estimate, narrow }} />
      <ScopeFiles inspectionId={id} />
      <EarlierEstimates inspectionId={id} kept={kept} />
    </Card>
  );
}
