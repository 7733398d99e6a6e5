import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { isBlur, type Mark } from '@tidemark/contract/mark-drawing';
import { useEffect, useRef, useState } from 'react';
import { hiddenPicture } from '../../files/marks/marked-picture.ts';
import { reportFault } from '../../offline/faults/index.ts';
import { readLarge } from '../../offline/pull/index.ts';

/** The photo with its blurred areas, drawn into a canvas, and its size; undefined while it loads, null without one. */
export function usePicture({ id }: DocumentationFile, marks: readonly Mark[]) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [bytes, setBytes] = useState<Blob | null>();
  const [size, setSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    readLarge(id).then(setBytes, (error: unknown) => {
      reportFault(error);
      setBytes(null);
    });
  }, [id]);
  const blurred = JSON.stringify(marks.filter(isBlur));
  useEffect(() => {
    if (!bytes) return;
    let current = true;
    hiddenPicture(bytes, JSON.parse(blurred) as Mark[]).then(
      (drawn) => {
        if (!current || !canvas.current) return;
        const { width, height } = drawn;
        Object.assign(canvas.current, { width, height });
        canvas.current.getContext('2d')!.drawImage(drawn, 0, 0);
        setSize((before) =>
          before?.width === width && before.height === height ? before : { width, height },
        );
      },
      (error: unknown) => {
        reportError(error);
        setBytes(null);
      },
    );
    return () => {
      current = false;
    };
  }, [bytes, blurred]);
  return { canvas, size, missing: bytes === null };
}
