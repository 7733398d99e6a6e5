/**
 * Runs `save` whenever the page may be going away: hidden, closed, or its screen unmounted.
 * @returns the function that unsubscribes
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
