import type { Seen } from './traffic.ts';

/** What no response may contain: stacks, paths of the server, SQL, names of the database's errors, addresses. */
const insides =
  /node_modules|\.[jt]s:\d+|\n\s+at |\b(SELECT|INSERT INTO|DELETE FROM|UPDATE \w+ SET)\b|postgres(ql)?:|\bE[A-Z]{5,}\b|relation "|\/tmp\/|127\.0\.0\.1/;

export const leaks = (text: string) => insides.exec(text)?.[0];

/** Responses that reveal the server's internals. */
export function leaksIn(seen: readonly Seen[]): string[] {
  const found = new Set(seen.map(({ text }) => leaks(text)).filter((leak) => leak !== undefined));
  return [...found].map((leak) => `an answer tells of the inside: ${leak}`);
}

/** Passwords of the demo, and what the proof's writers enter: a log must have neither. */
const entered = ['tidemark-demo', 'Writer 0, ', 'Writer 1, '];

/** What the log must not contain: secrets and what people entered. It does contain stacks, to find a cause. */
export function secretsIn(said: string, secrets: readonly string[]): string[] {
  const found = [...secrets, ...entered].filter((secret) => said.includes(secret));
  return found.map((secret) => `the log holds ${secret.slice(0, 12)}…`);
}
