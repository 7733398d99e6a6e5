import { documentFields, documentLists } from '@tidemark/contract/document-templates/document-fields';
import type { FrozenFields } from '@tidemark/contract/documents/fields';
import { Refusal } from '@tidemark/contract/refusals';

/**
 * The contract knows names only by their pattern, so that no phone loads their labels at its start.
 * @throws Refusal validation_failed with a sentence for each
 */
export function refuseUnknownValues({ values, lists }: FrozenFields): void {
  const unknown = (part: 'values' | 'lists', given: object, known: object) =>
    Object.keys(given)
      .filter((name) => !Object.hasOwn(known, name))
      .map((name) => ({ field: `fields.${part}.${name}`, message: `${name} is not a field.` }));
  const faults = [...unknown('values', values, documentFields), ...unknown('lists', lists, documentLists)];
  if (faults.length > 0) throw new Refusal('validation_failed', faults);
}
