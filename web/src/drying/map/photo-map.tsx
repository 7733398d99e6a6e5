import { dryingRecordActions } from '@tidemark/contract/drying/actions';
import { boxOf, type MoistureMap, onPhoto, type Spot } from '@tidemark/contract/drying/map';
import type { JobFile } from '@tidemark/contract/job/file';
import { ImageOff, MapPin } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useLargePictures } from '../../files/viewer/use-large-pictures.ts';
import { act } from '../../forms/act.ts';
import { perform } from '../../offline/outbox/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import styles from './map.module.css';
import { PlanView } from './plan-view.tsx';
import { PointList } from './point-list.tsx';

interface Props {
  map: MoistureMap;
  /** Goes through the visits. */
  slider: ReactNode;
  /** Of the room; at least one. */
  photos: readonly JobFile[];
  projectId: number;
  writable: boolean;
}

const nameOf = ({ number, label, filename }: JobFile) =>
  [number === null ? 'Photo' : `Photo ${number}`, label ?? filename].join(', ');

/** The points of a room on a photo of it. */
export function PhotoMap({ map, slider, photos, projectId, writable }: Props) {
  const marked = photos.find(({ id }) => map.points.some(({ point }) => point.photoId === id));
  const [wanted, setPhoto] = useState(marked?.id);
  const [chosen, setChosen] = useState<string>();
  const [moving, setMoving] = useState(false);
  const [ratio, setRatio] = useState(0.75);
  const photo = photos.find(({ id }) => id === wanted) ?? photos[0]!;
  const shown = useMemo(() => [photo], [photo]);
  const picture = useLargePictures(shown, 0, false).get(photo.id);
  const on = onPhoto(map, photo.id, ratio);
  const mark = on.points.find(({ point }) => point.id === chosen);

  const keep = (body: { photoId: string | null; photoX: number | null; photoY: number | null }) =>
    void act(() =>
      perform(dryingRecordActions.changePoint, { params: { id: projectId, recordId: chosen! }, body }),
    );
  function place(spot: Spot) {
    const { x, y } = boxOf(on.outline, spot, 'floor');
    keep({ photoId: photo.id, photoX: x, photoY: y });
  }
  const choose = (id: string) => {
    setChosen(id === chosen ? undefined : id);
    setMoving(false);
  };
  return (
    <>
      {photos.length > 1 && (
        <div className={styles.visits}>
          <SelectField
            label="Photo"
            choices={photos.map((one) => ({ value: one.id, label: nameOf(one) }))}
            value={photo.id}
            onChange={({ target }) => setPhoto(target.value)}
          />
        </div>
      )}
      {picture ? (
        <PlanView
          map={on}
          chosen={chosen}
          onChoose={choose}
          placing={
            moving && mark
              ? { id: mark.point.id, name: `point ${mark.point.number}`, spot: mark.spot }
              : undefined
          }
          onPlace={place}
          photo={
            <img
              className={styles.photo}
              src={picture.address}
              alt={nameOf(photo)}
              onLoad={({ currentTarget: { naturalHeight, naturalWidth } }) =>
                setRatio(naturalHeight / naturalWidth)
              }
            />
          }
        />
      ) : (
        <p className={`row gap-2 ink-2 ${styles.visits}`}>
          <ImageOff size={20} aria-hidden />
          This photo is not on this device yet.
        </p>
      )}
      {slider}
      {writable && (
        <div className={`row wrap line-top gap-2 ${styles.visits}`}>
          {!mark && <p className="ink-2">Choose a point to mark it on the photo.</p>}
          {mark && picture && (
            <Button
              icon={<MapPin size={18} aria-hidden />}
              aria-pressed={moving}
              onClick={() => setMoving(!moving)}
            >
              {moving ? 'Done' : mark.spot ? 'Move mark' : 'Place mark'}
            </Button>
          )}
          {mark?.spot && (
            <Button
              kind="quiet-danger"
              onClick={() => {
                keep({ photoId: null, photoX: null, photoY: null });
                setMoving(false);
              }}
            >
              Take off the photo
            </Button>
          )}
        </div>
      )}
      <PointList map={on} chosen={chosen} onChoose={choose} />
    </>
  );
}
