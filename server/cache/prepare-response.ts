import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { compress, type Forms } from './encodings';
import { warnOfLargeHead } from '../headers/header-size';
import { isCachedByNext, withoutCacheHeaders } from '../next/cache-headers';
import { isHtml, type WholeResponse } from '../proxy/next-client';
import type { PublicAddress } from './public-addresses';
import { pageCaching } from '../headers/page-caching';
import { policyOf } from '../headers/security-headers';

/**
 * A response ready to be sent: compressed, with the policy of its scripts. From `oldSince` on a new one is made in the background, from
 * `uselessSince` on requests wait for it.
 */
export type CachedResponse = {
  address: PublicAddress;
  headers: OutgoingHttpHeaders;
  etag: string;
  forms: Forms;
  oldSince: number;
  uselessSince: number;
};

/** Whether a response is the same for all visitors. */
export function isPublic({ status, headers }: WholeResponse): boolean {
  if (status !== 200 || headers['set-cookie']) return false;
  // Responses of other routes count if their cache-control is public.
  return isCachedByNext(headers) || /^public\b/.test(String(headers['cache-control'] ?? ''));
}

export async function prepare(
  address: PublicAddress,
  { headers, body }: WholeResponse,
  before?: CachedResponse,
): Promise<CachedResponse> {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const same = before?.etag === etag ? before : null;
  const { 'content-length': _length, date: _date, ...rest } = headers;
  const ready = withoutCacheHeaders(rest);
  if (isHtml(headers)) {
    ready['content-security-policy'] = same?.headers['content-security-policy'] ?? policyOf(body.toString('utf8'));
    ready['cache-control'] = pageCaching;
  }
  ready.vary = [...new Set([...String(headers.vary ?? '').split(', '), 'Accept-Encoding'].filter(Boolean))].join(', ');
  ready.etag = etag;
  warnOfLargeHead(address.url, ready);
  const forms = same?.forms ?? (await compress(String(headers['content-type'] ?? ''), body));
  return { address, headers: ready, etag, forms, oldSince: 0, uselessSince: 0 };
}
