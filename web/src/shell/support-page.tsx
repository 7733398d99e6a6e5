import { Link } from '@tanstack/react-router';
import { Card } from '../ui/card.tsx';
import styles from './page.module.css';
import { PageTitle } from './page-title.tsx';

/** Who helps, and what the app does by itself. */
export function SupportPage() {
  return (
    <div className={styles.page}>
      <PageTitle>Support</PageTitle>
      <Card title="Who to call">
        <p>
          In an emergency, call 911 first, then your supervisor. For questions about a project, call your
          office: the office assigns projects and sees what you have sent.
        </p>
      </Card>
      <Card title="Without a signal">
        <p>
          Keep working. Every change is saved on this device and goes out by itself when you are back online.
          See what is waiting under <Link to="/to-send">To send</Link>.
        </p>
      </Card>
    </div>
  );
}
