import type { ListedInspection } from '@tidemark/contract/inspections/inspection';
import { inspectionQuestions } from '@tidemark/contract/inspections/questions';
import { showDay, showTimeOfDay } from '../../ui/format/dates.ts';
import { DefinitionList, Fact } from '../../ui/layout/definition-list.tsx';
import { copy } from './copy.ts';
import styles from './progress.module.css';

const joined = (values: readonly string[], other: string | null = null) =>
  values.map((value) => (value === 'Other' && other ? `Other: ${other}` : value)).join(', ');

/** The technician's answers, in the form's order. */
export function Answers({ inspection }: { inspection: ListedInspection }) {
  const { arrivalDate, arrivalTime, sizeOfProject, inspectionQuestions: answers } = inspection;
  const given = new Map(answers.map(({ code, answer }) => [code, answer ? 'Yes' : 'No']));
  return (
    <details className={styles.answers}>
      <summary className={`grid align-center tap gap-2 ${styles.head}`}>{copy.answers}</summary>
      <DefinitionList>
        <Fact term="Claim Type">{inspection.insuranceClaimType}</Fact>
        <Fact term="Policy Type">{inspection.policyType}</Fact>
        <Fact term="Arrival">
          {arrivalDate && `${showDay(arrivalDate)}${arrivalTime ? `, ${showTimeOfDay(arrivalTime)}` : ''}`}
        </Fact>
        <Fact term="Rooms affected">{sizeOfProject}</Fact>
        <Fact term="Damage Type">{joined(inspection.damageType)}</Fact>
        <Fact term="Category">{inspection.category}</Fact>
        <Fact term="Affected Rooms" full>
          {joined(inspection.affectedRooms, inspection.affectedRoomsOther)}
        </Fact>
        <Fact term="Affected Materials" full>
          {joined(inspection.affectedMaterials, inspection.affectedMaterialsOther)}
        </Fact>
        <Fact term="Emergency Service Call">{inspection.emergencyServiceCall}</Fact>
        {inspectionQuestions.map(({ code, question }) => (
          <Fact key={code} term={question} full>
            {given.get(code) ?? copy.unanswered}
          </Fact>
        ))}
        <Fact term="Additional Notes" full>
          {inspection.additionalNotes}
        </Fact>
      </DefinitionList>
    </details>
  );
}
