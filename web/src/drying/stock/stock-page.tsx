import type { Meter, Unit } from '@tidemark/contract/drying/record';
import { Fan, Gauge, type LucideIcon } from 'lucide-react';
import { ManagersSettings } from '../../company/managers-settings.tsx';
import { useOnline } from '../../offline/faults/index.ts';
import { pull, useRefresh } from '../../offline/pull/index.ts';
import { useRecords } from '../../offline/store/index.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { RetryButton } from '../../ui/feedback/retry-button.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useOpened } from '../../ui/feedback/use-opened.ts';
import { showDay } from '../../ui/format/dates.ts';
import { Card } from '../../ui/layout/card.tsx';
import { WayRow } from '../../ui/layout/way-row.tsx';
import { MeterDialog, StockUnitDialog } from './stock-dialogs.tsx';

const title = 'Equipment';
const neverHere = "Equipment needs a connection. It will load when you're back online.";
const offlineWords = "This is what this device has. You can change it when you're back online.";

/** /settings/equipment: the company's units and meters, for managers. */
export function StockPage() {
  return (
    <ManagersSettings title={title} denied="Supervisors, managers and admins change the equipment.">
      <Stock />
    </ManagersSettings>
  );
}

const fetchStock = async () => {
  await Promise.all([pull('units', 'all'), pull('meters', 'all')]);
};

/** What this device has, and what the office has as soon as it answers. */
function Stock() {
  const online = useOnline();
  const kept = useRecords('units');
  const meters = useRecords('meters');
  const { state, error, again } = useRefresh(undefined, fetchStock);
  const [unit, setUnit, closeUnit] = useOpened<Unit>();
  const [meter, setMeter, closeMeter] = useOpened<Meter>();
  const isEmpty = kept?.length === 0 && meters?.length === 0;
  if (!kept || !meters || (isEmpty && state === 'running'))
    return (
      <Loading label="Loading...">
        <Skeleton height={320} />
      </Loading>
    );
  if (isEmpty && error)
    return (
      <ErrorState
        offline={!online}
        title={online ? 'The equipment could not be loaded' : neverHere}
        message={online && error.message}
        onRetry={again}
      />
    );
  const units = kept.toSorted((a, b) => a.tag.localeCompare(b.tag, 'en', { numeric: true }));
  return (
    <>
      {!online && (
        <Note tone="silt" role="status" title="You're offline.">
          <p>{offlineWords}</p>
        </Note>
      )}
      {online && error && (
        <Note
          tone="danger"
          role="alert"
          title="The equipment could not be loaded"
          action={<RetryButton of={title} onRetry={again} />}
        >
          <p>{error.message}</p>
        </Note>
      )}
      <Card flush title="Units">
        {units.length === 0 && (
          <EmptyState title="No units yet" hint="A unit with a tag is kept here when it is first placed." />
        )}
        <ul>
          {units.map((one) => (
            <Row
              key={one.id}
              icon={Fan}
              name={one.tag}
              facts={[
                one.kind,
                one.ppdAham && `${one.ppdAham} pints/day`,
                one.serial,
                one.rateClass,
                one.standsAt && `at project #${one.standsAt}`,
              ]}
              end={one.retired ? 'Retired' : ''}
              onOpen={() => setUnit(one)}
            />
          ))}
        </ul>
      </Card>
      <Card flush title="Meters">
        {meters.length === 0 && (
          <EmptyState title="No meters yet" hint="A meter is kept here when a point first names it." />
        )}
        <ul>
          {meters.map((one) => (
            <Row
              key={one.id}
              icon={Gauge}
              name={[one.maker, one.model].filter(Boolean).join(' ')}
              facts={[
                one.kind,
                one.serial,
                one.calibratedOn ? `calibrated ${showDay(one.calibratedOn)}` : 'calibration not known',
              ]}
              end=""
              onOpen={() => setMeter(one)}
            />
          ))}
        </ul>
      </Card>
      {unit && <StockUnitDialog key={unit.id} unit={unit} onKept={again} onClosed={closeUnit} />}
      {meter && <MeterDialog key={meter.id} meter={meter} onKept={again} onClosed={closeMeter} />}
    </>
  );
}

interface RowProps {
  icon: LucideIcon;
  name: string;
  facts: readonly (string | number | null | undefined | false)[];
  end: string;
  onOpen: () => void;
}

function Row({ icon, name, facts, end, onOpen }: RowProps) {
  return (
    <WayRow
      icon={icon}
      title={name}
      facts={facts.filter(Boolean).join(', ')}
      end={end && <b className="ink-2">{end}</b>}
      renderRoot={(row) => <button type="button" aria-haspopup="dialog" onClick={onOpen} {...row} />}
    />
  );
}
