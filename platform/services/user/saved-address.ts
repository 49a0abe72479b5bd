import type { SavedAddress } from '@/lib/contract/address';
import type { users_addresses } from '@/platform/payload-generated-schema';

/** A row as the contract has it. */
export function savedAddress({
  _order,
  _parentID,
  postalCode,
  line2,
  ...address
}: typeof users_addresses.$inferSelect): SavedAddress {
  return { ...address, postalCode: postalCode ?? '', ...(line2 ? { line2 } : {}) };
}
