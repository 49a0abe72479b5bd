import { eventOperations } from '@/lib/events/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { submitEvents } from './submit-events';

export const eventsApi = newRouter();

serve(eventsApi, eventOperations.submit, ({ ctx, body }) => submitEvents({ ctx, input: body }));
