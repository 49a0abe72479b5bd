/**
 * The last address is the one the nearest proxy or our server wrote (server/limits/caller-address); earlier ones are the caller's
 * own words. Of an IPv6 address the first 48 bits count: one customer of a provider has that many networks.
 */
export function callerAddress(forwardedFor: string | undefined): string {
  const last = forwardedFor?.split(',').at(-1)?.trim().slice(0, 64) ?? '';
  const mapped = /^::ffff:([\d.]+)$/i.exec(last)?.[1];
  if (mapped || !last.includes(':')) return mapped ?? last;
  // '::' stands for zeros; an address of the internet has them after its first 16 bits at the earliest.
  const [head = ''] = last.toLowerCase().split('::');
  return [...head.split(':').filter(Boolean), '0', '0', '0'].slice(0, 3).join(':');
}
