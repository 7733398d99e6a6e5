import type { ComponentProps, ReactElement } from 'react';
import styles from './brand.module.css';

/** The logo: a wall with gauge ticks, the tidemark and the water below it. */
export function BrandMark({ size = 32 }: { size?: number | undefined }) {
  return (
    <svg className="block" width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="6" className={styles.wall} />
      <path d="M0 17.5h28V22a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z" className={styles.water} />
      <path d="M5 5.5h8M5 9.5h5M5 13.5h5M5 21.5h5" className={styles.ticks} />
      <path d="M0 17.5h28" className={styles.line} />
    </svg>
  );
}

export interface BrandProps {
  size?: number | undefined;
  href?: string | undefined;
  /** Renders a router link instead of `<a>`. Without href and renderRoot the brand is plain text. */
  renderRoot?: ((props: ComponentProps<'a'>) => ReactElement) | undefined;
}

/** The logo with the name. */
export function Brand({ size, href, renderRoot }: BrandProps) {
  const props = {
    className: styles.brand,
    children: (
      <>
        <BrandMark size={size} />
        <span>Tidemark</span>
      </>
    ),
  };
  if (renderRoot) return renderRoot(props);
  return href === undefined ? <span {...props} /> : <a href={href} {...props} />;
}
