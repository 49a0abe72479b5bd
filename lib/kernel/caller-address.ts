/**
 * The caller's address for rate limits. The last address was written by the nearest proxy or our server (server/limits/caller-address); earlier
 * ones can be forged by the caller. For IPv6 only the first 48 bits are used, because a provider may give a customer all networks below them.
 */
export function callerAddress(forwardedFor: string | undefined): string {
  const last = forwardedFor?.split(',').at(-1)?.trim().slice(0, 64) ?? '';
  const mapped = /^::ffff:([\d.]+)$/i.exec(last)?.[1];
  if (mapped || !last.includes(':')) return mapped ?? last;
  // '::' stands for zeros; in a public address they begin after the first 16 bits at the earliest.
  const [head = ''] = last.toLowerCase().split('::');
  return [...head.split(':').filter(Boolean), '0', '0', '0'].slice(0, 3).join(':');
}
