import { useState } from 'react';

const key = 'tsp-text-size';
const sizes: readonly number[] = [1, 1.25, 1.5];

/** How large this device shows the text of documents; a press takes the next size. */
export function useTextSize(): [size: number, toNext: () => void] {
  const [size, setSize] = useState<number>(
    () => sizes.find((one) => String(one) === localStorage.getItem(key)) ?? 1,
  );
  const toNext = () => {
    const next = sizes[(sizes.indexOf(size) + 1) % sizes.length]!;
    localStorage.setItem(key, String(next));
    setSize(next);
  };
  return [size, toNext];
}
