import { cartOperations } from '@/lib/cart/contract';
import { userOperations } from '@/lib/account/user-contract';
import { classLogin } from '@/platform/students/cards/class-login';
import { errorText } from '@/platform/kernel/error-text';
import { limitNetwork } from '@/platform/kernel/limits';
import { countCode } from '@/platform/kernel/attempts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses';
import { readCart, saveCart } from '@/platform/cart/saved-cart';
import { listEntitlements } from '@/platform/fulfilment/list-entitlements';
import { login } from '@/platform/login/login';
import { changePicture, removePicture } from './picture';
import { getMe, updateProfile } from './profile';
import { purchaseLog } from '@/platform/orders/purchase-log';
import { register } from './register';
import { requestOtp } from '@/platform/login/request-otp';
import { logout } from '@/platform/login/own-sessions';
import { resetPassword } from '@/platform/login/password/set-password';
import { bytesOf, newRouter, serve } from '@/platform/kernel/api/serve';

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
