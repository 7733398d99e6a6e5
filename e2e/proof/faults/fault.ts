import type { GroundKind } from './ground.ts';
import type { Place } from './place.ts';

/** A fault, how it is done, and what must hold of everybody else's calls meanwhile. */
export interface Fault {
  name: string;
  /** What was done, a phrase. */
  done: string;
  /** Settings the server runs with beside the usual ones. */
  env?: Record<string, string>;
  /** What the server, its database and its files stand on; the usual place unless given. */
  ground?: GroundKind;
  /** Every call of the others must succeed while it lasts; else they may be told 503 (or `others`) and to come again. */
  spares: boolean;
  /** Refusals the others may hear, beside `unavailable`. */
  others?: readonly string[];
  /** The longest anybody else waits for an answer, in ms. */
  answeredWithin: number;
  /** From the end of the fault until both a read and a write of the others are taken, in ms. */
  recoversWithin: number;
  /** How much the server's memory may grow meanwhile, in MB. */
  mostMemory?: number;
  /**
   * Does it, and resolves once it is over. What it answers is what those saw who did it or met it, in a person's words;
   * `wrong` is what should not have been; `saves` how many changes of inspections it had taken itself.
   */
  strike(place: Place): Promise<{ saw: string[]; wrong: string[]; saves?: number }>;
}
