import { useEffect, useState } from 'react';

/** First document, section 9, "Dashboard search pause". */
const pause = 500;

/**
 * What is in the search box. It becomes the search after a pause in typing; a search that changes otherwise (Back)
 * shows in the box.
 */
export function useTypedSearch(search: string, onSearch: (typed: string) => void) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const [asked, setAsked] = useState(search);
  if (known !== search) {
    setKnown(search);
    // The answer to what was asked here must not undo what was typed since; the same search later is no answer.
    if (search !== asked) {
      setTyped(search);
      setAsked(search);
    }
  }
  const wanted = typed.trim();
  const pausing = wanted !== search;
  useEffect(() => {
    if (!pausing) return;
    const timer = setTimeout(
      () => {
        setAsked(wanted);
        onSearch(wanted);
      },
      // There is nothing to wait for in an empty box.
      wanted === '' ? 0 : pause,
    );
    return () => clearTimeout(timer);
  }, [pausing, wanted, onSearch]);
  return { typed, setTyped, pausing: pausing && wanted !== '' };
}
