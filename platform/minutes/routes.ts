import { minuteOperations } from '@/lib/minutes/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { getMinutes } from './get-minutes';

export const minutesApi = newRouter();

serve(minutesApi, minuteOperations.minutes, ({ ctx, query }) => getMinutes({ ctx, input: query }));
