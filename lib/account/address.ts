import * as z from 'zod';
import { storeRegions } from '@/lib/branches/store-regions';
import { nameSchema } from '@/lib/kernel/person/names';

/** The address of a shipment. */
export const addressSchema = z.object({
  name: nameSchema(),
  phone: z.string().trim().min(5).max(30),
  country: z.enum(storeRegions),
  postalCode: z.string().trim().max(12),
  city: z.string().trim().min(1).max(80),
  line1: z.string().trim().min(1).max(160),
  line2: z.string().trim().max(160).optional(),
});
export type Address = z.infer<typeof addressSchema>;

/** As it is stored: it may be older than the rule for names. */
export const storedAddressSchema = addressSchema.extend({ name: z.string() });

/** An address that an account has saved. */
export const savedAddressSchema = storedAddressSchema.extend({ id: z.string() });
export type SavedAddress = z.infer<typeof savedAddressSchema>;
export const maxSavedAddresses = 20;
