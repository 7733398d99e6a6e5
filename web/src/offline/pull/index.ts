/** What is fetched from the office and laid into the store, kept fresh and evicted. */
export { everyPage, pageSize } from './every-page.ts';
export { layProjects, sameProject } from './lay-projects.ts';
export { tellNews, useNews } from './news.ts';
export { newsQueue } from './news-queue.ts';
export { pullOne } from './ones.ts';
export { pull, pullEach } from './pull.ts';
export { pullAhead } from './pull-ahead.ts';
export { pullAssigned } from './pull-assigned.ts';
export { pullDetails } from './pull-details.ts';
export { pullManyNews, pullNews } from './pull-news.ts';
export { pullProject, removeProject } from './pull-project.ts';
export { forgetThumb, readLarge, readOriginal, readThumb } from './thumbs.ts';
export { type Pulled, readPulled, usePulled } from './use-pulled.ts';
export { betweenChecks, mayBeOwn, type Refresh, useRefresh } from './use-refresh.ts';
