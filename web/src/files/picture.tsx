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
 * The small picture of a photo, in memory only near the screen; where there is none, a placeholder. A photo without a
 * server-made picture shows as a file with its name, unless this device has made one.
 */
export function Picture({ id, name, atOffice, flaw, marks }: Props) {
  const isFile = flaw === 'unshown';
  const place = useRef<HTMLSpanElement>(null);
  const { url, isRead } = useThumbUrl({ id, atOffice: atOffice && !isFile, marks }, useNear(place));
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
        // Not before that is known: of hundreds that are scrolled by, each would make it and take it away.
        isRead && <Image size={24} aria-hidden />
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

function useThumbUrl({ id, atOffice, marks }: Shown, near: boolean) {
  /** Without an address there is none. */
  const [thumb, setThumb] = useState<{ of: string; url: string | undefined }>();
  const [address] = useState(oneAddress);
  const hidden = JSON.stringify(Object.values(marks ?? {}).filter(({ kind }) => kind === 'blur'));
  const of = `${id} ${hidden}`;
  // The previous one stays until the next is read.
  const missing = near && (thumb?.of !== of || thumb.url === undefined);
  useEffect(() => {
    if (near) return;
    address();
    setThumb(undefined);
  }, [near, address]);
  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    const show = (bytes: Blob | undefined) => {
      if (wanted) setThumb({ of, url: address(bytes) });
    };
    readHidden(id, atOffice, hidden).then(show, (error: unknown) => {
      show(undefined);
      reportFault(error);
    });
    return () => {
      wanted = false;
    };
  }, [id, atOffice, hidden, of, missing, address]);
  useEffect(() => () => void address(), [address]);
  return { url: thumb?.url, isRead: thumb !== undefined };
}

/** Gives bytes an address, and takes back the one it gave before; a newly drawn picture may not have its own yet. */
function oneAddress() {
  let given: string | undefined;
  return (bytes?: Blob): string | undefined => {
    const before = given;
    if (before !== undefined) setTimeout(() => URL.revokeObjectURL(before), 1000);
    given = bytes && URL.createObjectURL(bytes);
    return given;
  };
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
