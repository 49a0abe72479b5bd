import { words } from '@/platform/kernel/back-office/words';

/** The labels for the state of a code in a batch. */
export const batchWords = {
  unused: words('Unused', '未使用', '未使用', '未使用'),
  redeemed: words('Redeemed', '已兌換', '已兑换', '引き換え済み'),
  expired: words('Expired', '已過期', '已过期', '期限切れ'),
  void: words('Void', '已作廢', '已作废', '無効'),
};
export type CodeState = keyof typeof batchWords;

type Code = { redeemedAt?: string | null; revokedAt?: string | null; expiresAt?: string | null };

export function stateOf({ redeemedAt, revokedAt, expiresAt }: Code, now: Date): CodeState {
  if (redeemedAt) return 'redeemed';
  if (revokedAt) return 'void';
  return expiresAt && new Date(expiresAt) <= now ? 'expired' : 'unused';
}
