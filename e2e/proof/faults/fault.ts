import type { GroundKind } from './ground.ts';
import type { Place } from './place.ts';

/** A fault, how it is caused, and what must hold for everyone else's calls meanwhile. */
export interface Fault {
  name: string;
  /** What was done, as a phrase. */
  done: string;
  /** Settings of the server beside the usual ones. */
  env?: Record<string, string>;
  /** Where the server, its database and its files are; the usual place by default. */
  ground?: GroundKind;
  /** Every call of the others must succeed meanwhile; otherwise a 503 (or `others`) with Retry-After is allowed. */
  spares: boolean;
  /** Refusals the others may get, beside `unavailable`. */
  others?: readonly string[];
  /** The longest anyone else waits for a response, in ms. */
  answeredWithin: number;
  /** From the end of the fault until both a read and a write of the others succeed, in ms. */
  recoversWithin: number;
  /** How much the server's memory may grow meanwhile, in MB. */
  mostMemory?: number;
  /**
   * Causes it, and resolves once it is over. It returns what those who caused or met it saw, in plain words; `wrong` is
   * what should not have been; `saves` how many changes of inspections it made itself.
   */
  strike(place: Place): Promise<{ saw: string[]; wrong: string[]; saves?: number }>;
}
