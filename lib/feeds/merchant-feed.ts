import { hrefFor } from '@/lib/kernel/links/href';
import { siteUrl } from '@/lib/site/page-metadata';
import type { Shipping } from '@/lib/shipping/contract';
import { amountOf, currencyOf, feedItem, type Feed, type FeedItem } from './feed-item';
import { shippingOf } from '@/lib/shipping/shipping-of';

/** Limits of Google Merchant Center, in characters. */
const maxTitleLength = 150;
const maxDescriptionLength = 5000;

/**
 * Goods for Google Merchant Center: RSS 2.0 with its own element names. It does not accept courses, memberships or exams, so they are left
 * out; attributes that the shop does not have (weight, barcode) are omitted.
 */
export function merchantFeed({ locale, site, items, shipping, next }: Feed): string {
  const goods = items
    .filter(({ type }) => type === 'physicalGood')
    .flatMap((item) => feedItem(item, locale) ?? [])
    .filter(({ sell }) => sell.amount > 0);
  const channel = [
    element('title', site.title),
    element('link', siteUrl(hrefFor(locale, 'courses'))),
    element('description', site.description),
    element('language', locale),
    next ? `<atom:link rel="next" href="${escaped(next)}"/>` : '',
    ...goods.map((item) => entry(item, site.title, shipping ?? [])),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}</channel></rss>`;
}

function entry(
  { id, title, description, url, image, origin, sell, isInStock }: FeedItem,
  brand: string,
  shipping: Shipping,
): string {
  const money = (amount: typeof sell) => `${amountOf(amount)} ${currencyOf(amount)}`;
  const fields = [
    element('g:id', id),
    element('g:title', title.slice(0, maxTitleLength)),
    element('g:description', description.slice(0, maxDescriptionLength)),
    element('g:link', url),
    element('g:image_link', image),
    element('g:availability', isInStock ? 'in_stock' : 'out_of_stock'),
    element('g:price', money(origin)),
    sell.amount < origin.amount ? element('g:sale_price', money(sell)) : '',
    element('g:condition', 'new'),
    element('g:brand', brand),
    element('g:identifier_exists', 'no'),
    ...shippingOf(shipping, sell).map(
      ({ country, fee }) =>
        `<g:shipping>${element('g:country', country)}${element('g:price', money(fee))}</g:shipping>`,
    ),
  ];
  return `<item>${fields.join('')}</item>`;
}

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** Escapes text for XML; XML does not allow control characters, so they are removed. */
const escaped = (text: string) =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => entities[sign]!);
