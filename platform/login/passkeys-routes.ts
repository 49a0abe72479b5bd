import { passkeyOperations } from '@/lib/login/passkeys-contract';
import { beginPasskeyLogin, loginWithPasskey } from '@/platform/login/passkeys/passkey-login';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '@/platform/login/passkeys/passkeys';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const passkeysApi = newRouter();

serve(passkeysApi, passkeyOperations.list, ({ ctx }) => listPasskeys({ ctx }));
serve(passkeysApi, passkeyOperations.begin, ({ ctx, body }) => beginPasskey({ ctx, input: body }));
serve(passkeysApi, passkeyOperations.add, ({ ctx, body }) => addPasskey({ ctx, input: body }));
serve(passkeysApi, passkeyOperations.rename, ({ ctx, params, body }) =>
  renamePasskey({ ctx, input: { ...params, ...body } }),
);
serve(passkeysApi, passkeyOperations.remove, async ({ ctx, params }) => {
  await removePasskey({ ctx, input: params });
  return { done: true as const };
});
serve(passkeysApi, passkeyOperations.beginLogin, ({ ctx }) => beginPasskeyLogin({ ctx }));
serve(passkeysApi, passkeyOperations.login, ({ ctx, body }) => loginWithPasskey({ ctx, input: body }));
