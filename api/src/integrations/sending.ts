/** One try to send something. */
export interface Sending {
  /** The delivery's id: the same for every try. */
  id: string;
  signal: AbortSignal;
}

/** The other side's id for it. */
export interface Taken {
  externalId: string;
}
