/** Lets the writers through while the server is up; closed from the start. */
export function closedGate() {
  let through = Promise.withResolvers<void>();
  return {
    open: () => through.promise,
    unlock: () => through.resolve(),
    lock() {
      through = Promise.withResolvers<void>();
    },
  };
}
