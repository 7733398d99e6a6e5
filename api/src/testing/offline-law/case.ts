import type { Ids } from './device.ts';

/** How an action is called on the existing records. All other fields of its body are drawn from its schema. */
export interface Case {
  params?: (ids: Ids) => Record<string, string | number>;
  query?: (ids: Ids) => Record<string, string>;
  /** Fields that name records, or that a rule outside the schema covers. */
  fixed?: (ids: Ids) => Record<string, unknown>;
  /** Fields that are not drawn. */
  left?: readonly string[];
  /** Fields that appear in no record under their name. */
  unnamed?: readonly string[];
  /** What only the server knows about a record created here. */
  officeKnows?: readonly string[];
  /** Body fields that are neither in the audit log nor subject to conflicts. */
  unlogged?: readonly string[];
  /** The call uses up its records. */
  once?: true;
  file?: true;
  /** Called by the office, who may change every field. */
  office?: true;
}
