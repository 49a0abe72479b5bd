import { createHash } from 'node:crypto';
import { timingSafeEqual } from '@/lib/kernel/timing-safe-equal';

export type EcpayKeys = { merchantId: string; hashKey: string; hashIv: string; creditCheckCode: string; url: string };
export type EcpayFields = Readonly<Record<string, string>>;

/** Encodes a text like .NET's UrlEncode, which ECPay's table of codes follows; in lower case. */
const dotNetEncoded = (text: string) =>
  encodeURIComponent(text).replace(/%20/g, '+').replace(/~/g, '%7e').replace(/'/g, '%27').toLowerCase();

/**
 * ECPay's check code (developers.ecpay.com.tw, "Checksum Mechanism"): the SHA-256 of every field but itself, also empty ones, sorted by name, between
 * key and IV, and encoded.
 */
export function checkMacValue(fields: EcpayFields, { hashKey, hashIv }: Pick<EcpayKeys, 'hashKey' | 'hashIv'>): string {
  const named = Object.entries(fields)
    .filter(([name]) => name !== 'CheckMacValue')
    .map(([name, value]) => ({ sort: name.toLowerCase(), text: `${name}=${value}` }))
    .sort((a, b) => (a.sort < b.sort ? -1 : 1))
    .map(({ text }) => text);
  const text = [`HashKey=${hashKey}`, ...named, `HashIV=${hashIv}`].join('&');
  return createHash('sha256').update(dotNetEncoded(text)).digest('hex').toUpperCase();
}

export const hasCheckMacValue = (fields: EcpayFields, keys: EcpayKeys): boolean =>
  timingSafeEqual(fields.CheckMacValue ?? '', checkMacValue(fields, keys));

/** What is sent: the fields with their check code. */
export const signed = (fields: EcpayFields, keys: EcpayKeys): Record<string, string> => ({
  ...fields,
  CheckMacValue: checkMacValue(fields, keys),
});
