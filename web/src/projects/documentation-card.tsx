import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { FileText } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Picture } from '../files/picture.tsx';
import { useRecords } from '../offline/store/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './documentation-card.module.css';

/** Photos shown before Show all. */
const atFirst = 24;

interface Props {
  inspections: readonly Inspection[];
  /** Shown while files may be missing on this device. */
  notHere: ((some: boolean) => ReactNode) | undefined;
}

/** Photos and documents of a project (second document, "Project details page"). */
export function DocumentationCard({ inspections, notHere }: Props) {
  const files = useRecords('documentation');
  const [photos, documents] = useMemo(() => {
    const ids = new Set(inspections.map(({ id }) => id));
    const its = files?.filter(({ inspectionId }) => ids.has(inspectionId)) ?? [];
    return [
      its.filter(({ category }) => category === 'photo'),
      its.filter(({ category }) => category === 'document'),
    ];
  }, [files, inspections]);
  const debris = useMemo(
    () =>
      inspections.flatMap(({ trashPhotos }) =>
        trashPhotos.map(({ fileName, fileUrl, ...photo }) => ({
          ...photo,
          filename: fileName,
          url: fileUrl,
        })),
      ),
    [inspections],
  );
  const none = photos.length + documents.length + debris.length === 0;
  return (
    <Card title="Documentation">
      {notHere?.(!none)}
      {files && !(notHere && none) && (
        <div className={`grid gap-4 ${styles.kinds}`}>
          <section>
            <h3 className="t-3">
              Photos <span className="num">{photos.length}</span>
            </h3>
            {photos.length === 0 ? (
              <p className="ink-2">{copy.noPhotos}</p>
            ) : (
              <Photos label="Photos" photos={photos} />
            )}
          </section>
          {debris.length > 0 && (
            <section>
              <h3 className="t-3">
                Debris photos <span className="num">{debris.length}</span>
              </h3>
              <Photos label="Debris photos" photos={debris} />
            </section>
          )}
          <section>
            <h3 className="t-3">
              Documents <span className="num">{documents.length}</span>
            </h3>
            {documents.length === 0 ? (
              <p className="ink-2">{copy.noDocuments}</p>
            ) : (
              <Documents documents={documents} />
            )}
          </section>
        </div>
      )}
    </Card>
  );
}

interface PhotosProps {
  label: string;
  photos: readonly Pick<DocumentationFile, 'id' | 'filename' | 'url' | 'flaw'>[];
}

function Photos({ label, photos }: PhotosProps) {
  const [all, setAll] = useState(false);
  const shown = all ? photos : photos.slice(0, atFirst);
  return (
    <>
      <ul className={`grid gap-2 ${styles.photos}`} aria-label={label}>
        {shown.map(({ id, filename, url, flaw }) => (
          <li key={id}>
            <Picture id={id} name={filename} atOffice={url !== ''} flaw={flaw} />
          </li>
        ))}
      </ul>
      {shown.length < photos.length && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {copy.showAllPhotos(photos.length)}
        </Button>
      )}
    </>
  );
}

function Documents({ documents }: { documents: readonly DocumentationFile[] }) {
  return (
    <ul className={`grid gap-2 ${styles.documents}`} aria-label="Documents">
      {documents.map(({ id, filename, type, size }) => (
        <li key={id}>
          <FileText size={22} aria-hidden />
          <span>
            <b>{filename}</b>
            <span className="ink-2">
              {type}, {size.toLocaleString('en-US')} bytes
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
