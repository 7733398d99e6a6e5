import styles from './avatar.module.css';

/** A person's initials in a square; the name is beside it, so screen readers skip this. */
export function Avatar({ name, large }: { name: string; large?: boolean | undefined }) {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/\p{L}/u)?.[0] ?? []);
  const initials = [letters[0], letters.length > 1 ? letters.at(-1) : ''];
  return (
    <span
      className={`grid flex-none sunken place-center edged ${styles.avatar}`}
      data-large={large || undefined}
      aria-hidden
    >
      {initials.join('').toUpperCase()}
    </span>
  );
}
