/** One try at sending something. */
export interface Sending {
  /** The delivery: the same for every try of it. */
  id: string;
  signal: AbortSignal;
}

/** What the other side calls what it was given. */
export interface Taken {
  externalId: string;
}
