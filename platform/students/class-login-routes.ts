import { classLoginOperations } from '@/lib/students/class-login-contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { classLogin } from './cards/class-login';

export const classLoginApi = newRouter();

serve(classLoginApi, classLoginOperations.classLogin, ({ ctx, body }) => classLogin({ ctx, input: body }));
