type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/**
 * Where a tap on an address leads: the maps app the person has chosen on Android (geo:), Apple's on an iPhone or iPad
 * (maps:), an open map on the web elsewhere.
 */
export function mapsLink(address: string, { userAgent, maxTouchPoints }: Device = navigator): string {
  const query = encodeURIComponent(address);
  if (/Android/.test(userAgent)) return `geo:0,0?q=${query}`;
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  const apple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return apple ? `maps:?q=${query}` : `https://www.openstreetmap.org/search?query=${query}`;
}
