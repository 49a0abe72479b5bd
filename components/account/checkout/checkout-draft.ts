import { addressSchema, type Address } from '@/lib/contract/address';

const draftKey = 'sente_checkout_address';
const draftSchema = addressSchema.partial();

/** The address as far as it was typed: a login on the way or a reload loses nothing. */
export function saveDraft(address: Address): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(address));
  } catch {
    // Storage refused: the address then lives as long as the form.
  }
}

export function readDraft(): Address | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null');
    // Half an address is none by its rules; only its form is checked here.
    const isDraft =
      typeof value === 'object' && value !== null && Object.keys(value).every((key) => key in draftSchema.shape);
    return isDraft ? (value as Address) : null;
  } catch {
    return null;
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Nothing was kept.
  }
}
