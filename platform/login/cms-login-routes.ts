import { cmsOperations } from '@/lib/pages/cms-contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { login } from './login';

export const cmsLoginApi = newRouter();

serve(cmsLoginApi, cmsOperations.login, async ({ ctx, body: { identifier, password } }) => {
  const { token, account } = await login({ ctx, input: { username: identifier, password } });
  return { jwt: token, user: { id: account.id, username: account.username, email: account.email ?? '' } };
});
