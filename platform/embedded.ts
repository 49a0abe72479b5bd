import 'server-only';
import { getPlatform } from './api/context';
import { tellInstances as tell } from './services/invalidation/tell-instances';

/** All that the storefront's seam takes of the platform when both run in one process (lib/api/server.ts). */
export { app } from './api/app';
export { contentEditor } from './api/staff';
export { startJobs } from './jobs/start';
export { watchShop } from './observe/watch-shop';
export { invalidateCatalogue } from './services/ecommerce/catalogue/catalogue-index';

export const tellInstances = async (tags: readonly string[]) => tell(await getPlatform(), tags);
