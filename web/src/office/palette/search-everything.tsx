import type { OfficeProject } from '@tidemark/contract/office/table';
import { Search } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { letterKey } from '../../ui/controls/letter-key.ts';
import { useOpened } from '../../ui/feedback/use-opened.ts';
import { copy } from './copy.ts';
import styles from './palette.module.css';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));
const VisitDialog = lazy(async () => ({ default: (await import('../form/visit-button.tsx')).VisitDialog }));

/** The page's own search, if it has one in sight. */
const ownSearch = () =>
  [...document.querySelectorAll<HTMLElement>('main input[type=search]')].find(
    (field) => field.getClientRects().length > 0,
  );

/** The button and keys that open what is loaded then: the search over everything, and the list of keys. */
export function SearchEverything() {
  const [open, setOpen] = useState<'search' | 'keys'>();
  const [round, setRound] = useState(0);
  const [visit, setVisit, closeVisit] = useOpened<OfficeProject>();
  const show = useCallback((what: 'search' | 'keys') => {
    setRound((before) => before + 1);
    setOpen(what);
  }, []);
  useEffect(() => {
    const heard = new AbortController();
    const press = (event: KeyboardEvent) => {
      const isPalette = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (isPalette && document.querySelector('dialog[open]')) return;
      const letter = isPalette ? 'palette' : letterKey(event);
      if (letter !== 'palette' && letter !== '/' && letter !== '?') return;
      event.preventDefault();
      const search = letter === '/' ? ownSearch() : undefined;
      if (search) search.focus();
      else show(letter === '?' ? 'keys' : 'search');
    };
    addEventListener('keydown', press, { signal: heard.signal });
    return () => heard.abort();
  }, [show]);
  const close = () => setOpen(undefined);
  return (
    <>
      <button
        type="button"
        className={`row gap-2 surface edged text-small ${styles.search}`}
        aria-haspopup="dialog"
        onClick={() => show('search')}
      >
        <Search size={18} aria-hidden />
        <span className="grow text-left">{copy.title}</span>
        <kbd>{copy.key}</kbd>
      </button>
      {round > 0 && (
        <Suspense fallback={null}>
          <Palette
            key={round}
            opened={open === 'search'}
            onClose={close}
            onSchedule={setVisit}
            onKeys={() => setOpen('keys')}
          />
          <KeysDialog opened={open === 'keys'} onClose={close} />
        </Suspense>
      )}
      {visit && (
        <Suspense fallback={null}>
          <VisitDialog key={visit.id} project={visit} onClosed={closeVisit} />
        </Suspense>
      )}
    </>
  );
}
