import { isObject } from './envelope.ts';

/** The part of a zod schema that this file reads. */
interface Def {
  type: string;
  shape?: Record<string, { def: unknown }>;
  innerType?: { def: unknown };
  element?: { def: unknown };
}

/**
 * Whether `data` can be an action's response: it has the schema's keys, each of its kind; a record also has its id, and
 * other data its lists. No more than that, because an older or newer server sends other fields (docs/decisions/0050).
 */
export function fitsAnswer(answer: { def: unknown }, data: unknown): boolean {
  const { shape } = answer.def as Def;
  return (
    isKind(answer, data) &&
    ('id' in shape! ||
      Object.keys(shape!).every((key) => isKind(shape![key]!, (data as Record<string, unknown>)[key])))
  );
}

function isKind({ def }: { def: unknown }, value: unknown): boolean {
  const { type, shape, innerType, element } = def as Def;
  switch (type) {
    case 'optional':
    case 'default':
      return value === undefined || isKind(innerType!, value);
    case 'nullable':
      return value === null || isKind(innerType!, value);
    case 'array':
      return Array.isArray(value) && value.every((one) => isKind(element!, one));
    case 'object':
      return isObject(value) && needed(shape!).every((key) => isKind(shape![key]!, value[key]));
    case 'record':
      return isObject(value);
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type;
    default:
      return value !== undefined;
  }
}

const needed = (shape: NonNullable<Def['shape']>): string[] =>
  'id' in shape ? ['id'] : Object.keys(shape).filter((key) => (shape[key]!.def as Def).type === 'array');
