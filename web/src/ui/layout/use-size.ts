import { type RefObject, useEffect, useState } from 'react';

/** An element's width and height in pixels; undefined before its first layout. */
export function useSize(element: RefObject<Element | null>): readonly [number, number] | undefined {
  const [size, setSize] = useState<readonly [number, number]>();
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) =>
      setSize([entry!.contentRect.width, entry!.contentRect.height]),
    );
    watch.observe(element.current!);
    return () => watch.disconnect();
  }, [element]);
  return size;
}
