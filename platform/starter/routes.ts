import { starterOperations } from '@/lib/starter/contract';
import { readStarterCourse } from '@/platform/fulfilment/starter-course';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { claimStarterCourse } from './claim-starter-course';

export const starterApi = newRouter();

serve(starterApi, starterOperations.starterCourse, ({ ctx }) => readStarterCourse(ctx));
serve(starterApi, starterOperations.claimStarterCourse, ({ ctx }) => claimStarterCourse({ ctx }));
