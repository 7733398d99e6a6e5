/** What is fetched from the office and laid into the store. */
export { everyPage, pageSize } from './every-page.ts';
export { tellNews, useNews } from './news.ts';
export { pull } from './pull.ts';
export { forgetThumb, readLarge, readOriginal, readThumb } from './thumbs.ts';
export { type Brought, broughtOf, useBrought } from './use-brought.ts';
export { betweenChecks, mayBeOwn, type Refresh, useRefresh } from './use-refresh.ts';
