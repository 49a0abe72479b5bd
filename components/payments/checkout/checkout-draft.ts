import * as z from 'zod';
import { addressSchema, type Address } from '@/lib/account/address';
import { writeStored, readStored, readStoredJson } from '@/lib/kernel/browser/browser-storage';

const draftKey = 'sente_checkout_address';
/** A half-typed address does not pass the schema, so only the types are checked. */
const draftSchema = z.partialRecord(addressSchema.keyof(), z.string());

/** The address as typed so far, so that a login or a reload loses nothing. */
export function saveDraft(address: Address | null): void {
  writeStored(draftKey, address && JSON.stringify(address), 'sessionStorage');
}

export function readDraft(): Address | null {
  return (draftSchema.safeParse(readStoredJson(draftKey, 'sessionStorage')).data as Address | undefined) ?? null;
}

const giftKey = 'sente_checkout_gift';
/** Whether this is a gift. The choice survives a login, but not the purchase. */
export const saveGiftWish = (isGift: boolean) => writeStored(giftKey, isGift ? 'yes' : null, 'sessionStorage');
export const readGiftWish = (): boolean => readStored(giftKey, 'sessionStorage') !== null;
