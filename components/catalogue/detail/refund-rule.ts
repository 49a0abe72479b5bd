import type { ProductType } from '@/lib/domain/product-type';
import { refundRefusal } from '@/lib/domain/refund';

/** Which sentence says the refund rule of a type (docs/product.md, "Refunds"), from the rule itself. */
export function refundRuleOf(type: ProductType): 'none' | 'lesson' | 'code' | 'days' {
  const fresh = { type, lessonOpened: false, codeRedeemed: false };
  if (refundRefusal(fresh)) return 'none';
  if (refundRefusal({ ...fresh, lessonOpened: true })) return 'lesson';
  return refundRefusal({ ...fresh, codeRedeemed: true }) ? 'code' : 'days';
}
