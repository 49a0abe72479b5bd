import { codeOperations } from '@/lib/codes/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { redeemCode } from './redeem-code';

export const codesApi = newRouter();

serve(codesApi, codeOperations.redeem, ({ ctx, body }) => redeemCode({ ctx, input: body }));
