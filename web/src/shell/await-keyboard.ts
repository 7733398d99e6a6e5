/** What follows a keyboard is loaded when the first one opens. @returns the function that ends it */
export function awaitKeyboard(): (() => void) | undefined {
  const seen = visualViewport;
  if (!seen) return undefined;
  let end = () => seen.removeEventListener('resize', begin);
  let isOver = false;
  function begin() {
    end();
    import('../ui/controls/follow-keyboard.ts').then(({ followKeyboard }) => {
      if (!isOver) end = followKeyboard(seen!);
    }, reportError);
  }
  seen.addEventListener('resize', begin);
  return () => {
    isOver = true;
    end();
  };
}
