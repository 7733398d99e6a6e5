import type { Seen } from './traffic.ts';

/** What no answer may hold: stacks, paths of the server, SQL, names of the database's errors, addresses. */
const insides =
  /node_modules|\.[jt]s:\d+|\n\s+at |\b(SELECT|INSERT INTO|DELETE FROM|UPDATE \w+ SET)\b|postgres(ql)?:|\bE[A-Z]{5,}\b|relation "|\/tmp\/|127\.0\.0\.1/;

export const leaks = (text: string) => insides.exec(text)?.[0];

/** Answers that tell of the server's inside. */
export function leaksIn(seen: readonly Seen[]): string[] {
  const found = new Set(seen.map(({ text }) => leaks(text)).filter((leak) => leak !== undefined));
  return [...found].map((leak) => `an answer tells of the inside: ${leak}`);
}

/** Passwords of the demo, and what the proof's writers enter: a log holds neither. */
const entered = ['tidemark-demo', 'Writer 0, ', 'Writer 1, '];

/** What the log must not hold: secrets and what people entered. Stacks it does hold, for whoever looks for the cause. */
export function secretsIn(said: string, secrets: readonly string[]): string[] {
  const found = [...secrets, ...entered].filter((secret) => said.includes(secret));
  return found.map((secret) => `the log holds ${secret.slice(0, 12)}…`);
}
