import { loginOperations } from '@/lib/login/contract';
import { countCode } from '@/platform/kernel/limits/attempts';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { errorText } from '@/platform/kernel/error-text';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { accountSecurity, mailEmailCode, proveEmail } from './email';
import { login } from './login';
import { endOtherSessions, endSession, listSessions, logout } from './own-sessions';
import { changePassword, resetPassword } from './set-password';
import { register } from './register';
import { requestOtp } from './request-otp';

export const loginApi = newRouter();
const done = { done: true as const };

serve(loginApi, loginOperations.login, async ({ ctx, body }) => ({ token: (await login({ ctx, input: body })).token }));
serve(loginApi, loginOperations.register, ({ ctx, body }) => register({ ctx, input: body }));
serve(loginApi, loginOperations.logout, async ({ ctx }) => {
  await logout({ ctx });
  return done;
});

serve(loginApi, loginOperations.requestOtp, async ({ ctx, body }) => {
  await limitNetwork(ctx, 'otp');
  await countCode(ctx, body.username);
  // Not awaited: the time a response takes must not reveal whether there is such an account.
  void requestOtp({ ctx, input: body }).catch((error: unknown) =>
    ctx.payload.logger.error({ requestId: ctx.requestId, error: errorText(error) }, 'a code was not mailed'),
  );
  return done;
});
serve(loginApi, loginOperations.resetPassword, ({ ctx, body }) => resetPassword({ ctx, input: body }));

serve(loginApi, loginOperations.security, ({ ctx }) => accountSecurity({ ctx }));
serve(loginApi, loginOperations.mailEmailCode, async ({ ctx, body }) => {
  await mailEmailCode({ ctx, input: body });
  return done;
});
serve(loginApi, loginOperations.proveEmail, ({ ctx, body }) => proveEmail({ ctx, input: body }));
serve(loginApi, loginOperations.changePassword, ({ ctx, body }) => changePassword({ ctx, input: body }));

serve(loginApi, loginOperations.sessions, ({ ctx }) => listSessions({ ctx }));
serve(loginApi, loginOperations.endSession, async ({ ctx, params }) => {
  await endSession({ ctx, input: params });
  return done;
});
serve(loginApi, loginOperations.endOtherSessions, async ({ ctx }) => {
  await endOtherSessions({ ctx });
  return done;
});
