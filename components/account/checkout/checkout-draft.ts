import * as z from 'zod';
import { addressSchema, type Address } from '@/lib/contract/address';
import { keep, readKept, readKeptJson } from '@/lib/session/kept';

const draftKey = 'sente_checkout_address';
/** Half an address is none by its rules; only its form is checked. */
const draftSchema = z.partialRecord(addressSchema.keyof(), z.string());

/** The address as far as it was typed: a login on the way or a reload loses nothing. */
export function saveDraft(address: Address | null): void {
  keep(draftKey, address && JSON.stringify(address), 'sessionStorage');
}

export function readDraft(): Address | null {
  return (draftSchema.safeParse(readKeptJson(draftKey, 'sessionStorage')).data as Address | undefined) ?? null;
}

const giftKey = 'sente_checkout_gift';
/** Whether this is bought for somebody else: over a login too, but not for the next purchase. */
export const saveGiftWish = (isGift: boolean) => keep(giftKey, isGift ? 'yes' : null, 'sessionStorage');
export const readGiftWish = (): boolean => readKept(giftKey, 'sessionStorage') !== null;
