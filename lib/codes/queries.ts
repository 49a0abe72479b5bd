import { codeOperations } from './addresses';
import { call } from '@/lib/kernel/api/client';

/** @param learner for whom; null: the account's holder @returns what the people of the account own now */
export const redeemCode = (code: string, learner: string | null) =>
  call(codeOperations.redeem, { body: { code, ...(learner && { learner }) } });
