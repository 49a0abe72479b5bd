import { backstageOperations } from '@/lib/branches/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { getExperienceCourse } from './trial/get-experience-course';

export const trialClassApi = newRouter();

serve(trialClassApi, backstageOperations.experienceCourse, ({ ctx, params, query }) =>
  getExperienceCourse(ctx.payload, { ...params, ...query }),
);
