import 'server-only';

/** All that the storefront's seam takes of the platform when both run in one process (lib/api/server.ts). */
export { app } from './api/app';
export { contentEditor } from './api/staff';
export { startJobs } from './jobs/start';
export { watchShop } from './observe/watch-shop';
export { invalidateCatalogue } from './services/ecommerce/catalogue/catalogue-index';
