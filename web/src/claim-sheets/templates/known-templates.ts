import { type Starter, starters } from '@tidemark/contract/claim-sheet-templates/starters';
import {
  type LossKind,
  lossKinds,
  type Template,
  templateRows,
} from '@tidemark/contract/claim-sheet-templates/template';
import { filledCount } from '@tidemark/contract/claim-sheets/filled';
import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import type { Inspection } from '@tidemark/contract/inspections/inspection';

/** A template as the list offers it; `saved` where somebody saved it, and not the app brought it along. */
export interface KnownTemplate {
  id: string;
  name: string;
  lossKind: LossKind;
  rows: SheetRows;
  lines: number;
  saved: Template | undefined;
}

/** The kinds of loss an inspection says it is about. */
export function lossKindsOf({
  damageType,
  category,
}: Pick<Inspection, 'damageType' | 'category'>): LossKind[] {
  const kinds: LossKind[] = [];
  if (damageType.includes('Water')) {
    const water = lossKinds.find((kind) => kind === `Water c${category?.slice(1)}`);
    if (water) kinds.push(water);
  }
  if (damageType.includes('Mold')) kinds.push('Mold');
  if (damageType.includes('Fire')) kinds.push('Fire');
  return kinds;
}

/** What fits the inspection first, then by kind of loss; saved ones before those of the app, each by name. */
export function knownTemplates(saved: readonly Template[], fitting: readonly LossKind[]): KnownTemplate[] {
  const own = saved.toSorted((a, b) => a.name.localeCompare(b.name)).map(ofSaved);
  const rank = ({ lossKind }: KnownTemplate) =>
    fitting.includes(lossKind) ? -1 : lossKinds.indexOf(lossKind);
  return [...own, ...starters.map(ofStarter)].toSorted((a, b) => rank(a) - rank(b));
}

function ofSaved(saved: Template): KnownTemplate {
  const rows = templateRows(saved);
  return { id: saved.id, name: saved.name, lossKind: saved.lossKind, rows, lines: filledCount(rows), saved };
}

function ofStarter(starter: Starter): KnownTemplate {
  return { ...starter, lines: filledCount(starter.rows), saved: undefined };
}
