import { dryingActions } from '@tidemark/contract/drying/actions';
import type { Meter, Unit } from '@tidemark/contract/drying/record';
import { ChevronRight } from 'lucide-react';
import { useCallback, useState } from 'react';
import { ManagersSettings } from '../../company/managers-settings.tsx';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { everyPage } from '../../offline/pull/index.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showDay } from '../../ui/format/dates.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from '../visit/visit.module.css';
import { MeterDialog, StockUnitDialog } from './stock-dialogs.tsx';

const title = 'Equipment';

/** /settings/equipment: the company's units and meters, for managers. */
export function StockPage() {
  return (
    <ManagersSettings title={title} denied="Supervisors, managers and admins change the equipment.">
      <Stock />
    </ManagersSettings>
  );
}

async function readStock() {
  const [units, meters] = await Promise.all([
    everyPage(async (query) => (await call(dryingActions.listUnits, { query })).units),
    everyPage(async (query) => (await call(dryingActions.listMeters, { query })).meters),
  ]);
  return { units: units.toSorted((a, b) => a.tag.localeCompare(b.tag, 'en', { numeric: true })), meters };
}

function Stock() {
  const { answer, problem, asking, refresh } = useAnswer(useCallback(() => readStock(), []));
  const [unit, setUnit] = useState<Unit>();
  const [meter, setMeter] = useState<Meter>();
  if (!answer && problem !== undefined)
    return (
      <ErrorState
        title="The equipment could not be loaded"
        message={problem}
        retrying={asking}
        onRetry={refresh}
      />
    );
  if (!answer)
    return (
      <Loading label="Loading...">
        <Skeleton height={320} />
      </Loading>
    );
  const { units, meters } = answer;
  return (
    <>
      <Card flush title="Units">
        {units.length === 0 && (
          <EmptyState title="No units yet" hint="A unit with a tag is kept here when it is first placed." />
        )}
        <ul>
          {units.map((one) => (
            <li key={one.id} className="line-top">
              <Row
                name={one.tag}
                facts={[one.kind, one.ppdAham && `${one.ppdAham} pints/day`, one.serial, one.rateClass]}
                end={one.retired ? 'Retired' : ''}
                onOpen={() => setUnit(one)}
              />
            </li>
          ))}
        </ul>
      </Card>
      <Card flush title="Meters">
        {meters.length === 0 && (
          <EmptyState title="No meters yet" hint="A meter is kept here when a point first names it." />
        )}
        <ul>
          {meters.map((one) => (
            <li key={one.id} className="line-top">
              <Row
                name={[one.maker, one.model].filter(Boolean).join(' ')}
                facts={[
                  one.kind,
                  one.serial,
                  one.calibratedOn ? `calibrated ${showDay(one.calibratedOn)}` : 'calibration not known',
                ]}
                end=""
                onOpen={() => setMeter(one)}
              />
            </li>
          ))}
        </ul>
      </Card>
      {unit && <StockUnitDialog unit={unit} onKept={refresh} onClosed={() => setUnit(undefined)} />}
      {meter && <MeterDialog meter={meter} onKept={refresh} onClosed={() => setMeter(undefined)} />}
    </>
  );
}

interface RowProps {
  name: string;
  facts: readonly (string | number | null | undefined | false)[];
  end: string;
  onOpen: () => void;
}

function Row({ name, facts, end, onOpen }: RowProps) {
  return (
    <button
      type="button"
      className={`row w-full text-left gap-3 ${styles.row}`}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className="grow min-w-0">
        <b className="block break-anywhere">{name}</b>
        <span className="ink-2 text-small break-anywhere">{facts.filter(Boolean).join(', ')}</span>
      </span>
      {end && <b className="ink-2">{end}</b>}
      <ChevronRight size={18} aria-hidden />
    </button>
  );
}
