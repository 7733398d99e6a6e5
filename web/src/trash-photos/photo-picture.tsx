import type { TrashPhoto } from '@tidemark/contract/trash-photos';
import { Image } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CallError } from '../offline/call-error.ts';
import type { Thumb } from '../offline/device.ts';
import { readThumb } from '../offline/thumbs.ts';
import styles from './photo-picture.module.css';

/** The small picture of a photo; until there is one, and offline where the device has none, its place. */
export function PhotoPicture({ photo: { id, fileName, fileUrl } }: { photo: TrashPhoto }) {
  // Without an address the office does not have it for certain.
  const url = useThumbUrl(id, fileUrl !== '');
  return (
    <span className={styles.picture} role="img" aria-label={fileName}>
      {url ? <img src={url} alt="" /> : <Image size={24} aria-hidden />}
    </span>
  );
}

function useThumbUrl(id: string, atOffice: boolean): string | undefined {
  const [thumb, setThumb] = useState<Thumb>();
  const [url, setUrl] = useState<string>();
  const missing = !thumb;
  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    readThumb(id, atOffice).then(
      (found) => {
        if (wanted) setThumb(found);
      },
      (error: unknown) => {
        if (!(error instanceof CallError)) reportError(error);
      },
    );
    return () => {
      wanted = false;
    };
  }, [id, atOffice, missing]);
  useEffect(() => {
    if (!thumb) return;
    const made = URL.createObjectURL(new Blob([thumb.bytes], { type: thumb.type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [thumb]);
  return url;
}
