import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import styles from './help-page.module.css';

const gettingStarted = [
  'Sign in once with a signal. After that, the app opens and works on this device without one.',
  'The dashboard shows the projects assigned to you. Search by address, customer or project number, or tap a counter to filter.',
  'Open a project with View Details, or tap Start Inspection. Resume Inspection takes you back to the step you left.',
  'Project Info: tap Record Arrival Time at the door, then go through the numbered sections. Anything still needed is marked.',
  'Room Setup: add each room with its dimensions, then tap it to fill its claim sheet.',
  'Documentation: take photos, record voice notes and add documents, each to its room.',
  'Review & Submit: fix what is marked Incomplete, sign, then submit. The office gets the claim sheets and the estimate.',
];

const bestPractices = [
  'Take photos before anything is moved, and again after it is gone. Trash photos are proof of what was hauled away.',
  'Measure each room once and enter length, width and height: "All" on a claim sheet line then takes its quantity from them.',
  'Say it instead of typing it: a voice note keeps your hands free, even with gloves on.',
  'Mark After Hours on the line when the work is done, not from memory in the evening.',
  'Watch the line at the top: solid means everything is at the office, dashed means changes wait on this device.',
  'Before you log out or hand over the device, check To send. Logging out clears this device.',
  'Needs attention means the office did not accept a change. Nothing is lost: open it, read the reason, correct it and retry.',
  'Keep some storage free and let the phone charge in the truck. Photos stay on the device until the office has them.',
];

/** Second document, section 2: static lists, written for this product. */
export function HelpPage() {
  return (
    <Page title="Help">
      <Card title="Getting Started">
        <ol className={styles.steps}>
          {gettingStarted.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <Card title="Best Practices">
        <ul className={styles.points}>
          {bestPractices.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Card>
    </Page>
  );
}
