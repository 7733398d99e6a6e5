import { Share, SquarePlus } from 'lucide-react';
import styles from './install-steps.module.css';

/** How an iPhone installs a website, in two pictures. Default and lazy: other devices never load it. */
export default function InstallSteps() {
  return (
    <ol className={`grid gap-4 ${styles.steps}`}>
      <li className="grid gap-2">
        <Foot />
        <p>
          <b>1.</b> In Safari, tap Share <Share size={18} aria-hidden className={styles.inline} />. On an iPad
          it is at the top.
        </p>
      </li>
      <li className="grid gap-2">
        <Sheet />
        <p>
          <b>2.</b> Scroll down and tap Add to Home Screen{' '}
          <SquarePlus size={18} aria-hidden className={styles.inline} />.
        </p>
      </li>
    </ol>
  );
}

/** The foot of Safari, Share marked in its middle. */
const Foot = () => (
  <svg viewBox="0 0 300 96" className={styles.picture} aria-hidden>
    <path d="M14 0v82q0 14 14 14h244q14 0 14-14V0" className={styles.phone} />
    <rect x="34" y="12" width="232" height="26" rx="9" className={styles.field} />
    <rect x="96" y="22" width="108" height="6" rx="3" className={styles.words} />
    <path d="m52 60-7 8 7 8M88 60l7 8-7 8" className={styles.line} />
    <rect x="194" y="61" width="16" height="14" rx="2" className={styles.line} />
    <rect x="240" y="60" width="16" height="16" rx="2" className={styles.line} />
    <circle cx="150" cy="68" r="22" className={styles.mark} />
    <path d="M143 66h-3v13h20V66h-3M150 74V56m-5 5 5-5 5 5" className={styles.tapped} />
  </svg>
);

/** The list that Share opens, Add to Home Screen marked. */
const Sheet = () => (
  <svg viewBox="0 0 300 132" className={styles.picture} aria-hidden>
    <path d="M14 132V18Q14 4 28 4h244q14 0 14 14v114" className={styles.phone} />
    <rect x="34" y="20" width="232" height="30" rx="8" className={styles.field} />
    <rect x="48" y="32" width="74" height="6" rx="3" className={styles.words} />
    <rect x="34" y="56" width="232" height="36" rx="8" className={styles.mark} />
    <text x="48" y="79" className={styles.text}>
      Add to Home Screen
    </text>
    <path d="M236 66h16v16h-16zM244 70v8M240 74h8" className={styles.tapped} />
    <rect x="34" y="98" width="232" height="30" rx="8" className={styles.field} />
    <rect x="48" y="110" width="96" height="6" rx="3" className={styles.words} />
  </svg>
);
