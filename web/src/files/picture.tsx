import type { Marks } from '@tidemark/contract/mark-drawing';
import type { PictureFlaw } from '@tidemark/contract/pictures/flaw';
import { FileImage, Image } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { reportFault } from '../offline/faults/index.ts';
import { readThumb } from '../offline/pull/index.ts';
import styles from './picture.module.css';
import { useNear } from './use-near.ts';

interface Props {
  id: string;
  name: string;
  /** Without it only this device has the photo. */
  atOffice: boolean;
  flaw: PictureFlaw | null;
  /** What is blurred in it is hidden here too. */
  marks?: Marks | undefined;
}

/**
 * The small picture of a photo, in memory only near the screen; until it loads, a placeholder. A photo without a
 * server-made picture shows as a file with its name, unless this device has made one.
 */
export function Picture({ id, name, atOffice, flaw, marks }: Props) {
  const isFile = flaw === 'unshown';
  const place = useRef<HTMLSpanElement>(null);
  const url = useThumbUrl({ id, atOffice: atOffice && !isFile, marks }, useNear(place));
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

type Shown = Pick<Props, 'id' | 'atOffice' | 'marks'>;

function useThumbUrl({ id, atOffice, marks }: Shown, near: boolean): string | undefined {
  const [thumb, setThumb] = useState<{ of: string; bytes: Blob }>();
  const [url, setUrl] = useState<string>();
  const hidden = JSON.stringify(Object.values(marks ?? {}).filter(({ kind }) => kind === 'blur'));
  const of = `${id} ${hidden}`;
  // The previous one stays until the next is read.
  const missing = near && thumb?.of !== of;
  useEffect(() => {
    if (!near) setThumb(undefined);
  }, [near]);
  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    readHidden(id, atOffice, hidden).then(
      (bytes) => {
        if (wanted) setThumb(bytes && { of, bytes });
      },
      (error: unknown) => {
        if (wanted) setThumb(undefined);
        reportFault(error);
      },
    );
    return () => {
      wanted = false;
    };
  }, [id, atOffice, hidden, of, missing]);
  useEffect(() => {
    if (!thumb) return;
    const made = URL.createObjectURL(thumb.bytes);
    setUrl(made);
    return () => {
      setUrl(undefined);
      // A newly drawn picture may not have its address yet.
      setTimeout(() => URL.revokeObjectURL(made), 1000);
    };
  }, [thumb]);
  return url;
}

/** The small picture without what its blurred areas show. */
async function readHidden(id: string, atOffice: boolean, hidden: string): Promise<Blob | undefined> {
  const thumb = await readThumb(id, atOffice);
  if (!thumb) return undefined;
  const bytes = new Blob([thumb.bytes], { type: thumb.type });
  if (hidden === '[]') return bytes;
  const { markedPicture } = await import('./marks/marked-picture.ts');
  return markedPicture(bytes, JSON.parse(hidden));
}
