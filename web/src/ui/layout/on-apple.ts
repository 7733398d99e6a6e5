/** iPhone and iPad; an iPad says it is a Mac, and no Mac has a touch screen. */
export const isAppleTouch = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Whether Tidemark was opened from the home screen or the desktop, without a browser around it. */
export const isInstalled = (): boolean =>
  (navigator as { standalone?: boolean }).standalone === true ||
  matchMedia('(display-mode: standalone)').matches;
