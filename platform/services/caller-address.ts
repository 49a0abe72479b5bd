/**
 * The last address is the one the nearest proxy or our server wrote (server/caller-address); earlier ones are the caller's
 * own words. Of an IPv6 address the first 48 bits count: one customer of a provider has that many networks.
 */
export function callerAddress(forwardedFor: string | undefined): string {
  const last = forwardedFor?.split(',').at(-1)?.trim().slice(0, 64) ?? '';
  const mapped = /^::ffff:([\d.]+)$/i.exec(last)?.[1];
  if (mapped || !last.includes(':')) return mapped ?? last;
  const [head = '', tail] = last.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [
    ...groups,
    ...Array.from({ length: Math.max(0, missing) }, () => '0'),
    ...(tail ?? '').split(':').filter(Boolean),
  ]
    .slice(0, 3)
    .join(':');
}
