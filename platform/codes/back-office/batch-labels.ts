import { staffText } from '@/platform/kernel/back-office/staff-text';

/** The labels for the state of a code in a batch. */
export const batchStateLabels = {
  unused: staffText('Unused', '未使用', '未使用', '未使用'),
  redeemed: staffText('Redeemed', '已兌換', '已兑换', '引き換え済み'),
  expired: staffText('Expired', '已過期', '已过期', '期限切れ'),
  void: staffText('Void', '已作廢', '已作废', '無効'),
};
export type CodeState = keyof typeof batchStateLabels;

type Code = { redeemedAt?: string | null; revokedAt?: string | null; expiresAt?: string | null };

export function stateOf({ redeemedAt, revokedAt, expiresAt }: Code, now: Date): CodeState {
  if (redeemedAt) return 'redeemed';
  if (revokedAt) return 'void';
  return expiresAt && new Date(expiresAt) <= now ? 'expired' : 'unused';
}
