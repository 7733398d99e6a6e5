import { useEffect } from 'react';
import { useTheme } from '../ui/layout/theme-choice.ts';

/** The app bar's color (tokens.css, --surface), which the frame around the page continues. */
const surface = { light: '#ffffff', dark: '#101c1f' };

/** The frame around the page follows the theme chosen here, whatever the device prefers. */
export function useThemeColor() {
  const { resolved } = useTheme();
  useEffect(() => {
    // Both tags: the device picks one by its own preference.
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', surface[resolved]);
    }
  }, [resolved]);
}
