import { CountAnswer } from '../count-answer.tsx';
import styles from '../section.module.css';

export function DebrisSection() {
  return (
    <div className={styles.pairs}>
      <CountAnswer field="pickupVan" label="Debris pickup van" />
      <CountAnswer field="trailer" label="Debris trailer" />
      <CountAnswer field="yd20" label="20 Yd" />
      <CountAnswer field="yd30" label="30 Yd" />
      <CountAnswer field="yd40" label="40 Yd" />
    </div>
  );
}
