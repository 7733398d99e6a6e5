import { Badge } from './badge.tsx';
import styles from './level.module.css';
import { type Condition, conditionLevel } from './level.ts';

/** A room's condition as a level of five ticks and the word. */
export function ConditionBadge({ value }: { value: Condition }) {
  const level = conditionLevel(value);
  return (
    <Badge look="level">
      <span className={`flex ${styles.level}`} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((tick) => (
          <span key={tick} data-on={tick <= level || undefined} />
        ))}
      </span>
      {value}
    </Badge>
  );
}
