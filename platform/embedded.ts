import 'server-only';
import { getPlatform } from './kernel/api/context';
import { notifyInstances as notify } from './kernel/invalidation/notify-instances';

/** Everything that the storefront's seam imports from the platform when both run in one process (lib/kernel/api/server.ts). */
export { app } from '@/platform/app';
export { contentEditor } from './kernel/back-office/content-editor';
export { startJobs } from '@/platform/jobs';
export { watchShop } from '@/platform/observe/watch-shop';
export { invalidateCatalogue } from '@/platform/catalogue/catalogue-index';

export const notifyInstances = async (tags: readonly string[]) => notify(await getPlatform(), tags);
