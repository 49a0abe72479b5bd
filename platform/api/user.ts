import { cartOperations } from '@/lib/contract/cart';
import { userOperations } from '@/lib/contract/user';
import { classLogin } from '@/platform/services/classes/cards/class-login';
import { errorText } from '@/platform/services/error-text';
import { limitNetwork } from '@/platform/services/limits';
import { countCode } from '@/platform/services/user/login/attempts';
import { addAddress, changeAddress, listAddresses, removeAddress } from '@/platform/services/user/addresses';
import { readCart, saveCart } from '@/platform/services/user/cart';
import { listEntitlements } from '@/platform/services/user/purchases/list-entitlements';
import { login } from '@/platform/services/user/login/login';
import { changePicture, removePicture } from '@/platform/services/user/account/picture';
import { getMe, updateProfile } from '@/platform/services/user/account/profile';
import { purchaseLog } from '@/platform/services/user/purchases/purchase-log';
import { register } from '@/platform/services/user/account/register';
import { requestOtp } from '@/platform/services/user/login/request-otp';
import { logout } from '@/platform/services/user/login/own-sessions';
import { resetPassword } from '@/platform/services/user/password/set-password';
import { bytesOf, newRouter, serve } from './serve';

export const userApi = newRouter();

serve(userApi, userOperations.login, async ({ ctx, body }) => ({ token: (await login({ ctx, input: body })).token }));
serve(userApi, userOperations.classLogin, ({ ctx, body }) => classLogin({ ctx, input: body }));
serve(userApi, userOperations.register, ({ ctx, body }) => register({ ctx, input: body }));

serve(userApi, userOperations.logout, async ({ ctx }) => {
  await logout({ ctx });
  return { done: true as const };
});

serve(userApi, userOperations.me, ({ ctx }) => getMe({ ctx }));
serve(userApi, userOperations.saveProfile, ({ ctx, body }) => updateProfile({ ctx, input: body }));
serve(userApi, userOperations.changePicture, async ({ ctx, c }) =>
  changePicture({ ctx, input: { bytes: await bytesOf(c) } }),
);
serve(userApi, userOperations.removePicture, ({ ctx }) => removePicture({ ctx }));
serve(userApi, userOperations.purchaseLog, ({ ctx, query }) => purchaseLog({ ctx, input: query }));
serve(userApi, userOperations.entitlements, ({ ctx, query }) => listEntitlements({ ctx, input: query }));
serve(userApi, userOperations.addresses, ({ ctx }) => listAddresses({ ctx }));
serve(userApi, userOperations.addAddress, ({ ctx, body }) => addAddress({ ctx, input: body }));
serve(userApi, userOperations.changeAddress, ({ ctx, params, body }) =>
  changeAddress({ ctx, input: { ...body, id: params.id } }),
);
serve(userApi, userOperations.removeAddress, async ({ ctx, params }) => {
  await removeAddress({ ctx, input: params });
  return { done: true as const };
});

serve(userApi, cartOperations.cart, ({ ctx }) => readCart({ ctx }));
serve(userApi, cartOperations.saveCart, ({ ctx, body }) => saveCart({ ctx, input: body }));

serve(userApi, userOperations.requestOtp, async ({ ctx, body }) => {
  await limitNetwork(ctx, 'otp');
  await countCode(ctx, body.username);
  // Not awaited: the time a response takes must not tell whether there is such an account.
  void requestOtp({ ctx, input: body }).catch((error: unknown) =>
    ctx.payload.logger.error({ requestId: ctx.requestId, error: errorText(error) }, 'a code was not mailed'),
  );
  return { done: true as const };
});

serve(userApi, userOperations.resetPassword, ({ ctx, body }) => resetPassword({ ctx, input: body }));
