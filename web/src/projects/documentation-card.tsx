import { Card } from '../ui/card.tsx';
import { copy } from './copy.ts';
import styles from './documentation-card.module.css';

/** Photos and documents of a project (second document, "Project details page"). */
export function DocumentationCard() {
  return (
    <Card title="Documentation">
      <div className={styles.kinds}>
        <section>
          <h3 className="t-3">
            Photos <span className="num">0</span>
          </h3>
          <p className="ink-2">{copy.noPhotos}</p>
        </section>
        <section>
          <h3 className="t-3">
            Documents <span className="num">0</span>
          </h3>
          <p className="ink-2">{copy.noDocuments}</p>
        </section>
      </div>
    </Card>
  );
}
