import { progressOperations } from '@/lib/progress/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { getProgress } from './get-progress';

export const progressApi = newRouter();

serve(progressApi, progressOperations.progress, ({ ctx, query }) => getProgress({ ctx, input: query }));
