import type { Address } from '@/lib/account/address';

/** An address as the tables have it that store one. */
export function addressColumns(address: Address) {
  const columns = Object.entries(address).map(([name, value]) => [`address_${name}`, value]);
  return Object.fromEntries(columns) as { [Name in keyof Address as `address_${Name}`]: Address[Name] };
}
