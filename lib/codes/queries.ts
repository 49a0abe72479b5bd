import { codeOperations } from './addresses';
import { call } from '@/lib/kernel/api/client';

/** @param learner null: the account's holder @returns what the learners of the account own now */
export const redeemCode = (code: string, learner: string | null) =>
  call(codeOperations.redeem, { body: { code, ...(learner && { learner }) } });
