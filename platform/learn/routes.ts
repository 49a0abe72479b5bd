import { learningSettingsOperations } from '@/lib/learn/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { changeSettings, getSettings } from './settings';

export const learningSettingsApi = newRouter();

serve(learningSettingsApi, learningSettingsOperations.settings, ({ ctx, query }) => getSettings({ ctx, input: query }));
serve(learningSettingsApi, learningSettingsOperations.changeSettings, async ({ ctx, query, body }) => {
  await changeSettings({ ctx, input: { ...query, ...body } });
  return { done: true as const };
});
