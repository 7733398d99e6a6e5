import styles from './highlight.module.css';

/** A line's name with the searched words marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const words = query.split(/\s+/).filter(Boolean);
  if (words.length === 0) return text;
  const pattern = new RegExp(
    `(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    'gi',
  );
  let at = 0;
  return text.split(pattern).map((part, index) => {
    const start = at;
    at += part.length;
    return index % 2 === 1 ? (
      <mark key={start} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    );
  });
}
