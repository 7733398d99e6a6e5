import type { ReactNode } from 'react';
import { useSession } from '../offline/session.ts';
import { RoleBadge, TechnicianStatusBadge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { DefinitionList, Fact } from '../ui/definition-list.tsx';
import styles from './page.module.css';
import { PageTitle } from './page-title.tsx';

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const show = (date: string | null): ReactNode => date && day.format(new Date(date));

/** What the office knows of who is signed in. */
export function ProfilePage() {
  const technician = useSession()?.technician;
  if (!technician) return null;
  const address = [
    technician.address,
    technician.city,
    technician.state,
    technician.zipCode,
    technician.country,
  ];
  return (
    <div className={styles.page}>
      <PageTitle>Profile</PageTitle>
      <Card
        title={`${technician.firstName} ${technician.lastName}`}
        action={<RoleBadge value={technician.role === 'Admin' ? 'Administrator' : technician.role} />}
      >
        <DefinitionList columns={3}>
          <Fact term="Technician ID">
            <span className="num">{technician.technicianId}</span>
          </Fact>
          <Fact term="Email">{technician.email}</Fact>
          <Fact term="Status">
            <TechnicianStatusBadge value={technician.status} />
          </Fact>
          <Fact term="Phone">{technician.phoneNumber}</Fact>
          <Fact term="Emergency contact">{technician.emergencyContact}</Fact>
          <Fact term="Emergency phone">{technician.emergencyPhone}</Fact>
          <Fact term="Hire date">{show(technician.hireDate)}</Fact>
          <Fact term="Experience">
            {technician.experienceYears === null ? null : `${technician.experienceYears} years`}
          </Fact>
          <Fact term="Date of birth">{show(technician.dateOfBirth)}</Fact>
          <Fact term="Address" full>
            {address.filter(Boolean).join(', ')}
          </Fact>
        </DefinitionList>
      </Card>
      <p className="ink-2">If something here is wrong, ask your office to correct it.</p>
    </div>
  );
}
