import { namesOf } from '@tidemark/contract/fields';
import type { DraftChange } from '@tidemark/contract/inspections/draft';
import { draftFields, type PolicyField, policyFields } from '@tidemark/contract/inspections/fields';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Project } from '@tidemark/contract/projects';

type Place = Pick<
  Project,
  'customerName' | 'customerPhone' | 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'zipCode'
>;

/** What the project says of its customer and address, for the answers of a policy that are still blank. */
export function fromProject(inspection: Inspection, project: Place, suffix: '' | '1'): DraftChange {
  return forBlanks(inspection, suffix, {
    claimantName: project.customerName,
    contactNumber: project.customerPhone,
    lossAddress: [project.addressLine1, project.addressLine2].filter(Boolean).join(', '),
    city: project.city,
    state: project.state,
    zip: project.zipCode,
  });
}

/** The answers of the master policy, for those of the homeowner's that are still blank. */
export const fromMaster = (inspection: Inspection): DraftChange =>
  forBlanks(
    inspection,
    '1',
    Object.fromEntries(namesOf(policyFields).map((name) => [name, inspection[name]])),
  );

const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

function forBlanks(
  inspection: Inspection,
  suffix: '' | '1',
  offered: { [K in PolicyField]?: string | number | null },
): DraftChange {
  const given = Object.entries(offered).map(
    ([name, value]) => [`${name as PolicyField}${suffix}`, value] as const,
  );
  return Object.fromEntries(
    given.filter(
      ([field, value]) =>
        !isBlank(value) && isBlank(inspection[field]) && draftFields[field].safeParse(value).success,
    ),
  );
}
