import type { PictureFlaw } from '@tidemark/contract/pictures/flaw';
import { FileImage, Image } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { reportFault } from '../offline/faults/index.ts';
import { readThumb } from '../offline/pull/index.ts';
import type { Thumb } from '../offline/store/index.ts';
import styles from './picture.module.css';
import { useNear } from './use-near.ts';

interface Props {
  id: string;
  name: string;
  /** Without it only this device has the photo. */
  atOffice: boolean;
  flaw: PictureFlaw | null;
}

/**
 * The small picture of a photo, in memory only near the screen; until it loads, a placeholder. A photo without a
 * server-made picture shows as a file with its name, unless this device has made one.
 */
export function Picture({ id, name, atOffice, flaw }: Props) {
  const isFile = flaw === 'unshown';
  const place = useRef<HTMLSpanElement>(null);
  const url = useThumbUrl(id, atOffice && !isFile, useNear(place));
  return (
    <span
      ref={place}
      className={`grid ink-3 sunken clip place-center ${styles.picture}`}
      role="img"
      aria-label={name}
    >
      {url ? (
        <img src={url} alt="" decoding="async" />
      ) : isFile ? (
        <File name={name} />
      ) : (
        <Image size={24} aria-hidden />
      )}
    </span>
  );
}

function File({ name }: Pick<Props, 'name'>) {
  return (
    <span className={`grid ink-2 text-caption w-full place-center gap-1 ${styles.file}`} aria-hidden>
      <FileImage size={24} />
      <span>{name}</span>
    </span>
  );
}

function useThumbUrl(id: string, atOffice: boolean, near: boolean): string | undefined {
  const [thumb, setThumb] = useState<Thumb>();
  const [url, setUrl] = useState<string>();
  // The previous one stays until the next is read.
  const missing = near && thumb?.id !== id;
  useEffect(() => {
    if (!near) setThumb(undefined);
  }, [near]);
  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    readThumb(id, atOffice).then(
      (found) => {
        if (wanted) setThumb(found);
      },
      (error: unknown) => {
        if (wanted) setThumb(undefined);
        reportFault(error);
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
    return () => {
      setUrl(undefined);
      // A newly drawn picture may not have its address yet.
      setTimeout(() => URL.revokeObjectURL(made), 1000);
    };
  }, [thumb]);
  return url;
}
