/** A second without a key: whoever reads a meter walks to the next point. */
const pause = 1_000;
let until = 0;

/** A key of figures that are kept as they come. What each change's response makes of the page would delay the keys after it. */
export function noteTyping(): void {
  until = performance.now() + pause;
}

export function endTyping(): void {
  until = 0;
}

/** How long changes wait for a pause of the typing, in milliseconds. */
export const restOfTyping = () => Math.max(0, until - performance.now());
