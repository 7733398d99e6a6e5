import { TrashPhotos } from '../../../trash-photos/trash-photos.tsx';
import { CountAnswer } from '../count-answer.tsx';
import { useDraft } from '../draft-context.tsx';
import styles from '../section.module.css';

export function DebrisSection() {
  const inspectionId = useDraft((view) => view.inspection.id);
  const photos = useDraft((view) => view.inspection.trashPhotos);
  return (
    <>
      <div className={styles.pairs}>
        <CountAnswer field="pickupVan" label="Debris pickup van" />
        <CountAnswer field="trailer" label="Debris trailer" />
        <CountAnswer field="yd20" label="20 Yd" />
        <CountAnswer field="yd30" label="30 Yd" />
        <CountAnswer field="yd40" label="40 Yd" />
      </div>
      <TrashPhotos inspectionId={inspectionId} photos={photos} />
    </>
  );
}
