import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { Download, ExternalLink, FileText } from 'lucide-react';
import {
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { openFile } from '../documentation/open-file.ts';
import { downloadFile } from '../files/download-file.ts';
import { Picture } from '../files/picture.tsx';
import { Viewer } from '../files/viewer/lazy-viewer.ts';
import type { ViewedPhoto } from '../files/viewer/viewed-photo.ts';
import { copy } from '../projects/copy.ts';
import { Button } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { copy as job } from './copy.ts';
import styles from './documentation-card.module.css';
import type { Evidence } from './evidence/evidence-of.ts';

/** Photos shown at first; Show all adds so many at a time, because hundreds at once would hold the page. */
const together = 24;

interface Props {
  /** Undefined until the device answers. */
  evidence: readonly Evidence[] | undefined;
  /** Shown while files may be missing on this device. */
  notHere: ((some: boolean) => ReactNode) | undefined;
}

/** Photos and documents of a project (second document, "Project details page"). Each opens. */
export function DocumentationCard({ evidence, notHere }: Props) {
  const [photos, debris, documents, viewed] = useMemo(() => {
    const all = evidence ?? [];
    return [
      all.flatMap(({ groups }) => groups.flatMap((group) => group.photos.map(({ photo }) => photo))),
      all.flatMap((one) => one.debris),
      all.flatMap((one) => one.documents),
      all.flatMap((one) => one.viewed),
    ];
  }, [evidence]);
  const [viewedId, setViewed] = useState<string | null>(null);
  const close = useCallback(() => setViewed(null), []);
  const none = photos.length + documents.length + debris.length === 0;
  return (
    <Card title="Documentation">
      {notHere?.(!none)}
      {evidence && !(notHere && none) && (
        <div className={`grid gap-4 ${styles.kinds}`}>
          <section>
            <h3 className="t-3">
              Photos <span className="num">{photos.length}</span>
            </h3>
            {photos.length === 0 ? (
              !notHere && <p className="ink-2">{copy.noPhotos}</p>
            ) : (
              <Photos label="Photos" photos={photos} onOpen={setViewed} />
            )}
          </section>
          {debris.length > 0 && (
            <section>
              <h3 className="t-3">
                Debris photos <span className="num">{debris.length}</span>
              </h3>
              <Photos label="Debris photos" photos={debris} onOpen={setViewed} />
            </section>
          )}
          <section>
            <h3 className="t-3">
              Documents <span className="num">{documents.length}</span>
            </h3>
            {documents.length === 0 ? (
              !notHere && <p className="ink-2">{copy.noDocuments}</p>
            ) : (
              <Documents documents={documents} />
            )}
          </section>
        </div>
      )}
      {viewedId !== null && (
        <Suspense>
          <Viewer photos={viewed} id={viewedId} onClose={close} />
        </Suspense>
      )}
    </Card>
  );
}

type Photo = Pick<ViewedPhoto, 'id' | 'filename' | 'url' | 'flaw' | 'marks'>;

interface PhotosProps {
  label: string;
  photos: readonly Photo[];
  onOpen: (id: string) => void;
}

function Photos({ label, photos, onOpen }: PhotosProps) {
  const [all, setAll] = useState(false);
  const [count, setCount] = useState(together);
  const more = photos.length > count;
  useEffect(() => {
    if (all && more) startTransition(() => setCount(count + together));
  }, [all, more, count]);
  const list = useRef<HTMLUListElement>(null);
  const showAll = () => {
    setAll(true);
    // The button goes; who pressed it by key goes on with the next photo.
    flushSync(() => setCount(2 * together));
    list.current?.children[together]?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <>
      <ul ref={list} className={`grid gap-2 ${styles.photos}`} aria-label={label}>
        {photos.slice(0, count).map((photo) => (
          <Tile key={photo.id} photo={photo} onOpen={onOpen} />
        ))}
      </ul>
      {!all && more && (
        <Button kind="quiet" onClick={showAll}>
          {copy.showAllPhotos(photos.length)}
        </Button>
      )}
    </>
  );
}

const Tile = memo(function Tile({ photo, onOpen }: Pick<PhotosProps, 'onOpen'> & { photo: Photo }) {
  const { id, filename, url, flaw, marks } = photo;
  return (
    <li>
      <button
        type="button"
        className="block w-full"
        aria-label={job.view(filename)}
        onClick={() => (flaw === 'unshown' ? void downloadFile({ id, filename }) : onOpen(id))}
      >
        <Picture id={id} name={filename} atOffice={url !== ''} flaw={flaw} marks={marks} />
      </button>
    </li>
  );
});

function Documents({ documents }: { documents: readonly DocumentationFile[] }) {
  return (
    <ul className={`grid gap-2 ${styles.documents}`} aria-label="Documents">
      {documents.map((file) => (
        <li key={file.id}>
          <FileText size={22} aria-hidden />
          <span>
            <b>{file.filename}</b>
            <span className="ink-2">
              {file.type}, {file.size.toLocaleString('en-US')} bytes
            </span>
          </span>
          <IconButton
            label={job.open(file.filename)}
            icon={<ExternalLink size={20} aria-hidden />}
            onClick={() => void openFile(file)}
          />
          <IconButton
            label={job.download(file.filename)}
            icon={<Download size={20} aria-hidden />}
            onClick={() => void downloadFile(file)}
          />
        </li>
      ))}
    </ul>
  );
}
