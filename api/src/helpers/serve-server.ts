/** What makes a process a helper of the server: it is asked and tells, and ends when the server has ended or let it go. */
export function serveServer<Asked, Told>(asked: (asked: Asked, tell: (told: Told) => void) => void): void {
  const tell = (told: Told) => void process.send?.(told);
  process.on('message', (message) => asked(message as Asked, tell));
  process.on('disconnect', () => process.exit());
  // A terminal or a service manager may send them to all processes at once; the server ends its work in order.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
}
