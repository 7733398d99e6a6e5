import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { inOrder } from '@tidemark/contract/room-order';
import type { Room } from '@tidemark/contract/rooms';
import { CloudUpload, FileDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { downloadClaimSheetPdf } from '../claim-sheets/pdf.ts';
import { copy as deliveryCopy } from '../deliveries/copy.ts';
import { uploadClaimSheetPdf } from '../deliveries/upload-pdf.ts';
import { FloorPlanLink } from '../floor-plan/floor-plan-link.tsx';
import { useNeedsConnection } from '../offline/faults/index.ts';
import { readRecords, useLive } from '../offline/store/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ConditionBadge } from '../ui/format/level.tsx';
import { planScale } from '../ui/format/plan-scale.ts';
import { RoomPlan } from '../ui/format/room-plan.tsx';
import { Card } from '../ui/layout/card.tsx';
import { copy, count } from './copy.ts';
import { downloadAllPdfs } from './download-all-pdfs.ts';
import { nameInspections } from './name-inspections.ts';
import styles from './rooms-card.module.css';

interface Props {
  projectId: number;
  inspections: readonly Inspection[];
  /** Shown while rooms may be missing on this device. */
  notHere: ((some: boolean) => ReactNode) | undefined;
}

/** The rooms of every inspection of the project with what is in their claim sheets; each PDF is of its room's own. */
export function RoomsCard({ projectId, inspections, notHere }: Props) {
  const named = nameInspections(inspections);
  const ids = named.map(({ inspection }) => inspection.id);
  const rooms = useLive(async () => (await Promise.all(ids.map(roomsOf))).flat(), [ids.join()]);
  /** The room whose PDF is on its way, or how far all of them are. */
  const [busy, setBusy] = useState<string | number>();
  const hint = useNeedsConnection(copy.pdfs);
  if (!rooms) return null;

  async function download({ id, inspectionId }: Room) {
    setBusy(id);
    await downloadClaimSheetPdf(inspectionId, id);
    setBusy(undefined);
  }
  async function upload({ id, inspectionId }: Room) {
    setBusy(`upload ${id}`);
    await uploadClaimSheetPdf(inspectionId, id);
    setBusy(undefined);
  }
  async function downloadAll() {
    await downloadAllPdfs(projectId, filled, setBusy);
    setBusy(undefined);
  }

  /** The pressed button stays enabled: disabling it would lose the focus. */
  const isBusyWithout = (pressed: boolean) => busy !== undefined && !pressed;

  const sized = rooms.map((room) => ({
    length: room.dimensionsLength ?? 0,
    width: room.dimensionsWidth ?? 0,
  }));
  const scale = planScale(sized, { width: 48, height: 40 });
  /** Which inspection a room is of, where there are several: two may have rooms of one name. */
  const inspectionOf = ({ inspectionId }: Room) => {
    const of = named.length > 1 && named.find(({ inspection }) => inspection.id === inspectionId);
    if (!of) return '';
    return of.inspection.status === 'Cancelled' ? `${of.name}, cancelled` : of.name;
  };
  const labelOf = (room: Room) => [room.name, inspectionOf(room)].filter(Boolean).join(', ');
  const filled = rooms.filter((room) => (room.claimItem?.filledCount ?? 0) > 0);
  return (
    <Card
      title={
        <>
          Rooms & Claims{' '}
          {!(notHere && rooms.length === 0) && (
            <span className={`hidden ${styles.count}`}>{count(rooms.length, 'room')}</span>
          )}
        </>
      }
      flush
      action={
        <Button
          size="sm"
          icon={<FileDown size={18} aria-hidden />}
          disabled={filled.length === 0 || isBusyWithout(typeof busy === 'number')}
          busy={typeof busy === 'number'}
          onClick={downloadAll}
        >
          {typeof busy === 'number' ? copy.downloading(busy, filled.length) : copy.downloadAll}
        </Button>
      }
    >
      {hint && filled.length > 0 && <p className={`ink-2 ${styles.hint}`}>{hint}</p>}
      {notHere?.(rooms.length > 0)}
      {rooms.length === 0 && !notHere && <EmptyState title="No rooms added yet" />}
      <ul className={styles.rooms}>
        {rooms.map((room) => (
          <li
            key={room.id}
            className={`grid align-center line-top ${styles.room}`}
            aria-label={labelOf(room)}
          >
            <span className={`grid place-center ${styles.plan}`}>
              {room.dimensionsLength && room.dimensionsWidth ? (
                <RoomPlan bare length={room.dimensionsLength} width={room.dimensionsWidth} scale={scale} />
              ) : null}
            </span>
            <div className={styles.name}>
              <b>{room.name}</b>
              {room.name.toLowerCase() !== room.type.toLowerCase() && <span>{room.type}</span>}
              {isMeasured(room) ? <p className="num">{dimensions(room)}</p> : <p>{copy.notMeasured}</p>}
              {inspectionOf(room) && <p>{inspectionOf(room)}</p>}
            </div>
            <div className={`row ink-2 nowrap text-small gap-3 ${styles.facts}`}>
              <ConditionBadge value={room.condition} />
              <span>
                <b>{room.claimItem?.filledCount ?? 0}</b> fields added
              </span>
            </div>
            <Button
              size="sm"
              className={styles.pdf}
              icon={<FileDown size={18} aria-hidden />}
              aria-label={`PDF, ${labelOf(room)}`}
              disabled={!filled.includes(room) || isBusyWithout(busy === room.id)}
              busy={busy === room.id}
              onClick={() => download(room)}
            >
              PDF
            </Button>
            <Button
              size="sm"
              className={styles.upload}
              icon={<CloudUpload size={18} aria-hidden />}
              aria-label={deliveryCopy.uploadOf(labelOf(room))}
              disabled={!filled.includes(room) || isBusyWithout(busy === `upload ${room.id}`)}
              busy={busy === `upload ${room.id}`}
              onClick={() => upload(room)}
            >
              {deliveryCopy.upload}
            </Button>
          </li>
        ))}
      </ul>
      {rooms.length > 0 && (
        <div className={`row wrap gap-2 line-top ${styles.floorPlans}`}>
          {named
            .filter(({ inspection }) => rooms.some(({ inspectionId }) => inspectionId === inspection.id))
            .map(({ name, inspection: { id } }) => (
              <FloorPlanLink
                key={id}
                name={named.length > 1 ? name : undefined}
                inspectionId={id}
                projectId={projectId}
              />
            ))}
        </div>
      )}
    </Card>
  );
}

const roomsOf = async (inspectionId: string) =>
  (await readRecords('rooms', { inspectionId })).toSorted(inOrder);

const sidesOf = (room: Room) => [room.dimensionsLength, room.dimensionsWidth, room.dimensionsHeight];
const isMeasured = (room: Room) => sidesOf(room).some(Boolean);

/** length' × width' × height', as the second document writes it. */
const dimensions = (room: Room) =>
  sidesOf(room)
    .map((feet) => (feet ? `${feet}'` : '-'))
    .join(' × ');
