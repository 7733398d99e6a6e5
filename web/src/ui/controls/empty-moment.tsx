import { useEffect, useRef, useState } from 'react';
import styles from './field.module.css';

/**
 * Lies over an empty day or time: some browsers show today there, as if it had been entered. It goes while the field
 * has the focus.
 */
export function EmptyMoment({ looks }: { looks: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  const [empty, setEmpty] = useState(false);
  // In every render, which may have set the value; after the effects of the field's owner, which may set it too.
  useEffect(() => {
    const input = ref.current!.parentElement!.querySelector('input')!;
    const look = () => setEmpty(input.value === '' && !input.validity.badInput);
    look();
    const names = ['input', 'change', 'blur'];
    for (const name of names) input.addEventListener(name, look);
    return () => {
      for (const name of names) input.removeEventListener(name, look);
    };
  });
  return (
    <span ref={ref} className={styles.empty} hidden={!empty} aria-hidden>
      {looks}
    </span>
  );
}
