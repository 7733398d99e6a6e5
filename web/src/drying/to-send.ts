import { type DryingKind, dryingKindNames, dryingKinds } from '@tidemark/contract/drying/kinds';
import { sketchInWords } from '@tidemark/contract/sketch/kept';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import type { Performable, Words } from '../offline/outbox/index.ts';
import { showDay } from '../ui/format/dates.ts';
import { isolated } from '../ui/format/isolated.ts';

type Name = Extract<Performable['name'], `drying.${string}`>;
type Body = Record<string, unknown>;

/** What a change says of a record, as short as a person would. */
const told: Partial<Record<DryingKind, (body: Body) => unknown>> = {
  chamber: ({ name }) => name,
  room: ({ name }) => name,
  point: ({ where, removedAt }) => (removedAt ? 'removed' : where),
  standard: ({ value }) => value,
  air: ({ place, temperatureF, rh }) =>
    [place, temperatureF !== undefined && `${temperatureF} °F`, rh !== undefined && `${rh} %`]
      .filter(Boolean)
      .join(', '),
  reading: ({ value, outOfRange }) => (outOfRange ? 'over range' : value),
  placement: ({ kind }) => kind,
};

const words = (detail: (body: Body) => string, failed: string): Words => ({
  describe: ({ body }) => ({ sort: 'sheet', title: 'Drying', detail: detail(body) }),
  failed,
});

function ofKind(kind: DryingKind): [string, Words][] {
  const { label } = dryingKinds[kind];
  const inSentence = label.toLowerCase();
  const detail = (done: string) => (body: Body) => {
    const what = told[kind]?.(body);
    return what === undefined || what === null || what === ''
      ? `${label} ${done}`
      : `${label} ${done}: ${isolated(String(what))}`;
  };
  return [
    [`drying.add-${kind}`, words(detail('added'), `The ${inSentence} could not be added.`)],
    [`drying.change-${kind}`, words(detail('changed'), `The ${inSentence} could not be changed.`)],
    [`drying.remove-${kind}`, words(() => `${label} deleted`, `The ${inSentence} could not be deleted.`)],
  ];
}

/** Changes of drying in plain terms, under To send. */
export const dryingWords = {
  ...Object.fromEntries(dryingKindNames.flatMap(ofKind)),
  'drying.change': words(() => 'Category, class or notes changed', 'Drying could not be changed.'),
  'drying.close': words(() => 'closed', 'Drying could not be closed.'),
  'drying.answer-alert': words(
    ({ text }) => `Alert answered: ${isolated(String(text))}`,
    'The answer could not be saved.',
  ),
  'drying.end-visit': words(() => 'Visit ended', 'The visit could not be ended.'),
  'drying.plan-visit': words(
    ({ dryingDate }) =>
      dryingDate ? `Next visit planned: ${showDay(String(dryingDate))}` : 'No visit planned any more',
    'The next visit could not be planned.',
  ),
  'drying.save-sketch': words(
    ({ sketch }) => (sketch ? `Room drawn: ${sketchInWords(sketch as Sketch)}` : "A room's sketch removed"),
    'The sketch could not be saved.',
  ),
  'drying.add-event': words(({ kind }) => `Unit ${kind}`, 'What happened to the unit could not be saved.'),
  'drying.remove-event': words(() => 'Taken back of a unit', 'It could not be taken back.'),
  'drying.add-meter': words(
    ({ model }) => `Meter added: ${isolated(String(model))}`,
    'The meter could not be added.',
  ),
  'drying.add-unit': words(
    ({ tag }) => `Unit added: ${isolated(String(tag))}`,
    'The unit could not be added.',
  ),
} as Record<Name, Words>;
