import { inSentence } from '@tidemark/contract/fields';
import { fullLabel, type InspectionField, inspectionFields } from '@tidemark/contract/inspections/fields';
import { inspectionQuestions, type QuestionCode } from '@tidemark/contract/inspections/questions';
import { type JobFileField, jobFileFields } from '@tidemark/contract/job/fields';
import { type RoomField, roomFields } from '@tidemark/contract/rooms/fields';
import { columnNames, lineOf } from '../claim-sheets/lines.ts';
import type { Word } from './use-replaced.ts';

function questionOf(code: string): string {
  return inspectionQuestions.find((one) => one.code === (code as QuestionCode))?.question ?? 'Question';
}

/** What the screen calls a field: "Category", "Basement, condition", "Basement, Carpet, Heavy", "image.jpg, caption". */
export function labelOf(
  { table, field, drying }: Pick<Word, 'table' | 'field' | 'drying'>,
  room: string | undefined,
): string {
  const [head = '', part = ''] = field.split('.');
  if (table === 'inspections') {
    return head === 'inspectionQuestions'
      ? questionOf(part)
      : fullLabel(inspectionFields[head as InspectionField]);
  }
  if (drying) return `${room ?? 'Drying'}, ${inSentence(drying.fields[field]?.label ?? field)}`;
  if (table === 'jobFiles')
    return `${room ?? 'File'}, ${inSentence(jobFileFields[head as JobFileField].label)}`;
  const where = room ?? 'Room';
  if (table === 'rooms') return `${where}, ${inSentence(roomFields[head as RoomField].label)}`;
  const line = lineOf(Number(head)).title || 'Custom line';
  return `${where}, ${line}, ${part === 'title' ? 'name' : columnNames[part as keyof typeof columnNames]}`;
}
