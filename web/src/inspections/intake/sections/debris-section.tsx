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
        <CountAnswer field="pickupVan" />
        <CountAnswer field="trailer" />
        <CountAnswer field="yd20" />
        <CountAnswer field="yd30" />
        <CountAnswer field="yd40" />
      </div>
      <TrashPhotos inspectionId={inspectionId} photos={photos} />
    </>
  );
}
