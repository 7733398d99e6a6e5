import type { Project } from '@tidemark/contract/projects';
import { Card } from '../ui/layout/card.tsx';
import { DefinitionList, Fact } from '../ui/layout/definition-list.tsx';
import { showLongDay } from './dates.ts';
import { cityLine, hasLongPhone, Lockbox, PhoneLink, residentType, streetLine } from './facts.tsx';
import styles from './project-card.module.css';

/** The facts of a project, in the order of the second document, section 2. */
export function ProjectInformation({ project }: { project: Project }) {
  const { customerPhone, scheduledDate, lockboxNumber, notes } = project;
  return (
    <Card title="Project Information">
      <DefinitionList columns={4}>
        <Fact term="Customer" full={hasLongPhone(project) && 'touch'}>
          {project.customerName}
        </Fact>
        <Fact term="Phone" full={hasLongPhone(project) && 'touch'}>
          {customerPhone && <PhoneLink number={customerPhone} />}
        </Fact>
        <Fact term="Address">{streetLine(project)}</Fact>
        <Fact term="City/State/Zip">{cityLine(project)}</Fact>
        <Fact term="Scheduled Date">{scheduledDate && showLongDay(scheduledDate)}</Fact>
        <Fact term="Claim Type">{project.claimType}</Fact>
        <Fact term="Resident Type">{residentType(project)}</Fact>
        <Fact term="Lockbox">{lockboxNumber && <Lockbox number={lockboxNumber} />}</Fact>
        {notes && (
          <Fact term="Notes" full>
            <span className={`w-400 ${styles.notes}`}>{notes}</span>
          </Fact>
        )}
      </DefinitionList>
    </Card>
  );
}
