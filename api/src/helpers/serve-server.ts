/** Makes a process a helper of the server: it handles requests, and ends when the server has ended or released it. */
export function serveServer<Asked, Told>(asked: (asked: Asked, tell: (told: Told) => void) => void): void {
  const tell = (told: Told) => void process.send?.(told);
  process.on('message', (message) => asked(message as Asked, tell));
  process.on('disconnect', () => process.exit());
  // A terminal or service manager may signal all processes at once; the server ends its work in order.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
}
