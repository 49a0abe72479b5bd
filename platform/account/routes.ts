import { accountOperations } from '@/lib/account/contract';
import { bytesOf, newRouter, serve } from '@/platform/kernel/api/serve';
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses';
import { changePicture, removePicture } from './picture';
import { getMe, updateProfile } from './profile';

export const accountApi = newRouter();

serve(accountApi, accountOperations.me, ({ ctx }) => getMe({ ctx }));
serve(accountApi, accountOperations.saveProfile, ({ ctx, body }) => updateProfile({ ctx, input: body }));
serve(accountApi, accountOperations.changePicture, async ({ ctx, c }) =>
  changePicture({ ctx, input: { bytes: await bytesOf(c) } }),
);
serve(accountApi, accountOperations.removePicture, ({ ctx }) => removePicture({ ctx }));
serve(accountApi, accountOperations.addresses, ({ ctx }) => listAddresses({ ctx }));
serve(accountApi, accountOperations.addAddress, ({ ctx, body }) => addAddress({ ctx, input: body }));
serve(accountApi, accountOperations.changeAddress, ({ ctx, params, body }) =>
  changeAddress({ ctx, input: { ...body, id: params.id } }),
);
serve(accountApi, accountOperations.removeAddress, async ({ ctx, params }) => {
  await removeAddress({ ctx, input: params });
  return { done: true as const };
});
