/**
 * Runs `save` whenever the page may be about to go away: hidden, closed, or the screen that typed is taken down.
 * @returns what takes it down
 */
export function beforeLeaving(save: () => void): () => void {
  const saveHidden = () => document.visibilityState === 'hidden' && save();
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', saveHidden);
  return () => {
    removeEventListener('pagehide', save);
    document.removeEventListener('visibilitychange', saveHidden);
    save();
  };
}
