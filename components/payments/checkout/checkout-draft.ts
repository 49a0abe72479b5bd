import * as z from 'zod';
import { addressSchema, type Address } from '@/lib/account/address';
import { writeStored, readStored, readStoredJson } from '@/lib/kernel/browser/browser-storage';

const draftKey = 'sente_checkout_address';
/** Half an address is none by its rules; only its form is checked. */
const draftSchema = z.partialRecord(addressSchema.keyof(), z.string());

/** The address as far as it was typed: a login on the way or a reload loses nothing. */
export function saveDraft(address: Address | null): void {
  writeStored(draftKey, address && JSON.stringify(address), 'sessionStorage');
}

export function readDraft(): Address | null {
  return (draftSchema.safeParse(readStoredJson(draftKey, 'sessionStorage')).data as Address | undefined) ?? null;
}

const giftKey = 'sente_checkout_gift';
/** Whether this is bought for somebody else: over a login too, but not for the next purchase. */
export const saveGiftWish = (isGift: boolean) => writeStored(giftKey, isGift ? 'yes' : null, 'sessionStorage');
export const readGiftWish = (): boolean => readStored(giftKey, 'sessionStorage') !== null;
