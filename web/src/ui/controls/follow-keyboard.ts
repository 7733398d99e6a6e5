import styles from './field.module.css';

/** Keys that a press on these opens cover the foot of the page. */
const typed =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"])';

/**
 * An iPhone's keyboard lies over the page without making it smaller. `--keyboard` says how much of the foot it covers:
 * bars and dialogs end above it, and the field in use with its message is scrolled there. @returns the function that
 * ends it
 */
export function followKeyboard(seen: VisualViewport): () => void {
  const root = document.documentElement;
  let covers = 0;
  const showField = () => {
    const field = document.activeElement;
    if (covers > 0 && field?.matches(typed)) whole(field).scrollIntoView({ block: 'nearest' });
  };
  const tell = () => {
    // Zoomed in, what is out of sight is not under the keyboard.
    const isOpen = seen.scale < 1.05 && document.activeElement?.matches(typed);
    const now = isOpen ? Math.max(0, Math.round(root.clientHeight - seen.offsetTop - seen.height)) : 0;
    if (now === covers) return;
    covers = now;
    root.style.setProperty('--keyboard', `${now}px`);
    root.toggleAttribute('data-keyboard', now > 0);
    showField();
  };
  const messages = new ResizeObserver(showField);
  const watch = () => {
    messages.disconnect();
    // A press on a button takes the focus at its beginning: what moves then is not there at its end.
    if (!document.activeElement?.matches(typed)) return;
    messages.observe(whole(document.activeElement));
    tell();
  };
  watch();
  document.addEventListener('focusin', watch);
  for (const name of ['resize', 'scroll']) seen.addEventListener(name, tell);
  return () => {
    messages.disconnect();
    document.removeEventListener('focusin', watch);
    for (const name of ['resize', 'scroll']) seen.removeEventListener(name, tell);
  };
}

/** With label and message. */
const whole = (field: Element) => field.closest(`.${styles.field}`) ?? field;
