import {
  ClaimSheetStateBadge,
  CompleteBadge,
  InspectionStatusBadge,
  PriorityBadge,
  RoleBadge,
  StatusBadge,
  TechnicianStatusBadge,
} from '../format/badge.tsx';
import { ConditionBadge } from '../format/level.tsx';
import { Part, Row } from './gallery-part.tsx';

const priorities = ['Low', 'Medium', 'High', 'Urgent', 'Emergency'] as const;
const statuses = ['New', 'Assigned', 'In Progress', 'On Hold', 'Completed'] as const;
const inspections = ['Active', 'In Progress', 'Completed', 'Cancelled'] as const;
const sheets = ['Click to Fill', 'Attached', 'Added', 'Claim Sheet Open', 'Loading'] as const;
const technicians = ['Active', 'Inactive', 'Suspended', 'On Leave', 'Terminated'] as const;
const roles = [
  'Field Technician',
  'Senior Field Technician',
  'Lead Technician',
  'Supervisor',
  'Manager',
  'Administrator',
] as const;
const conditions = ['excellent', 'good', 'fair', 'poor', 'damaged'] as const;

export function GalleryBadges() {
  return (
    <Part title="Badges">
      <Row>
        {priorities.map((value) => (
          <PriorityBadge key={value} value={value} />
        ))}
      </Row>
      <Row>
        {statuses.map((value) => (
          <StatusBadge key={value} value={value} />
        ))}
      </Row>
      <Row>
        {inspections.map((value) => (
          <InspectionStatusBadge key={value} value={value} />
        ))}
        <CompleteBadge value="Complete" />
        <CompleteBadge value="Incomplete" />
      </Row>
      <Row>
        {sheets.map((value) => (
          <ClaimSheetStateBadge key={value} value={value} />
        ))}
      </Row>
      <Row>
        {technicians.map((value) => (
          <TechnicianStatusBadge key={value} value={value} />
        ))}
      </Row>
      <Row>
        {roles.map((value) => (
          <RoleBadge key={value} value={value} />
        ))}
      </Row>
      <Row>
        {conditions.map((value) => (
          <ConditionBadge key={value} value={value} />
        ))}
      </Row>
    </Part>
  );
}
