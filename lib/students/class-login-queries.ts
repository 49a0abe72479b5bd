import { classLoginOperations } from './class-login-addresses';
import type { ClassLogin } from './class-login-contract';
import { call } from '@/lib/kernel/api/client';
import { tokenIn } from '@/lib/login/queries';

export const classLogin = (body: ClassLogin) => tokenIn(call(classLoginOperations.classLogin, { body }));
