import type { Address } from '@/lib/account/address';

/** An address as the columns of a table that stores one. */
export function addressColumns(address: Address) {
  const columns = Object.entries(address).map(([name, value]) => [`address_${name}`, value]);
  return Object.fromEntries(columns) as { [Name in keyof Address as `address_${Name}`]: Address[Name] };
}
