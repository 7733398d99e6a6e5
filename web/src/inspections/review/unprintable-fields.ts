import { catalogue } from '@tidemark/contract/claim-sheets/catalogue';
import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import type { Documentation } from '@tidemark/contract/documentation-file';
import type { Draft } from '@tidemark/contract/inspections/draft';
import { fullLabel, type IntakeField, inspectionFields } from '@tidemark/contract/inspections/fields';
import { unprintable } from '@tidemark/contract/letters/on-paper';
import { marksOf } from '@tidemark/contract/mark-drawing';
import type { Project } from '@tidemark/contract/projects';
import { projectFields } from '@tidemark/contract/projects/fields';
import type { Room } from '@tidemark/contract/rooms';
import { roomFields } from '@tidemark/contract/rooms/fields';

export interface Printed {
  project: Project | null | undefined;
  inspection: Draft & { trashPhotos?: readonly { fileName: string }[] };
  technicianName?: string | undefined;
  rooms: readonly Room[];
  sheets: readonly { id: string; rows: SheetRows }[];
  documentation: Documentation | undefined;
}

/** Fields with letters no printed font has, and the letters, in the order of the documents. */
export function unprintableFields(of: Printed): { field: string; letters: string[] }[] {
  return textsOf(of)
    .map(([field, text]) => ({ field, letters: unprintable(text ?? '') }))
    .filter(({ letters }) => letters.length > 0);
}

type Text = [field: string, text: string | null | undefined];

const ofProject = [
  ...(['title', 'customerName', 'addressLine1', 'addressLine2', 'city', 'state'] as const),
  ...(['insuranceCompany', 'claimNumber', 'policyNumber', 'causeOfLoss', 'adjusterName'] as const),
];

function textsOf(of: Printed): Text[] {
  const { project, inspection, rooms, sheets, documentation } = of;
  return [
    ...(project ? ofProject.map((name): Text => [projectFields[name].label, project[name]]) : []),
    ...Object.entries(inspection).flatMap(([name, value]): Text[] => {
      const field = (inspectionFields as Readonly<Record<string, IntakeField>>)[name];
      if (!field) return [];
      const label = fullLabel(field);
      if (typeof value === 'string') return [[label, value]];
      const signed = value !== null && typeof value === 'object' && 'name' in value;
      return signed ? [[label, String(value.name)]] : [];
    }),
    ['Technician', of.technicianName],
    ...rooms.flatMap(({ id, name }): Text[] => [
      [roomFields.name.label, name],
      ...linesOf(name, sheets.find((sheet) => sheet.id === id)?.rows ?? {}),
    ]),
    ...(inspection.trashPhotos ?? []).map(({ fileName }): Text => ['File name', fileName]),
    ...Object.values(documentation ?? {})
      .flat()
      .flatMap(({ filename, description, transcription, marks }): Text[] => [
        ['File name', filename],
        [`Description of ${filename}`, description],
        [`Transcription of ${filename}`, transcription],
        ...marksOf({ marks }).map((mark): Text => [`Mark on ${filename}`, mark.text]),
      ]),
  ];
}

const linesOf = (room: string, rows: SheetRows): Text[] =>
  Object.entries(rows).flatMap(([id, { title, roomName }]): Text[] => [
    [`${room}, custom line`, title],
    [`${room}, ${catalogue.get(Number(id))?.title ?? 'line'}`, roomName],
  ]);
