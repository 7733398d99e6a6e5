import type { Draft } from '@tidemark/contract/inspections/draft';

const json = ['inspectionQuestions', 'technicianSignature', 'customerSignature'] as const;
type Json = (typeof json)[number];
type Columns = Omit<Draft, Json> & Record<Json, string | null>;

/** The given fields of a draft as columns; answers and signatures are one JSON value each. */
export function draftColumns(fields: Partial<Draft>): Partial<Columns> {
  const named = json.filter((name) => fields[name] !== undefined);
  const texts = named.map((name) => [name, fields[name] === null ? null : JSON.stringify(fields[name])]);
  return { ...fields, ...Object.fromEntries(texts) };
}
