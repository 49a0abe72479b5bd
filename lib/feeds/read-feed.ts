import 'server-only';
import { cardsOf } from '@/lib/catalogue/reads';
import { shippingIn } from '@/lib/shipping/reads';
import { siteIn } from '@/lib/site/reads';
import { currencyOfLocale } from '@/lib/kernel/money';
import { siteUrl } from '@/lib/site/page-metadata';
import { feedPath, type FeedAddress } from './feed-address';
import type { Feed } from './feed-item';

/** Products of one file, and of one read of the catalogue: a file is made from ten reads, each cached separately. */
const perFile = 1000;
const perRead = 100;
const reads = perFile / perRead;

/** One file of a feed; null beyond its end. Holds at most `perFile` products in memory. */
export async function readFeed({ locale, page, form }: FeedAddress): Promise<Feed | null> {
  const read = (number: number) =>
    cardsOf(locale, {
      coursesType: form === 'xml' ? 'physicalGood' : undefined,
      page: String(number),
      pageSize: String(perRead),
    });
  const start = (page - 1) * reads + 1;
  // The first page gives the page count, so a number beyond it needs no further read.
  const { pageCount } = await read(1);
  if (page > 1 && start > pageCount) return null;
  const [site, shipping, first] = await Promise.all([
    siteIn(locale),
    shippingIn(currencyOfLocale(locale)),
    read(start),
  ]);
  const items = [...first.items];
  for (let number = start + 1; number < start + reads && number <= pageCount; number += 1)
    items.push(...(await read(number)).items);
  const hasMore = pageCount >= start + reads;
  return { locale, site, items, shipping, next: hasMore ? siteUrl(feedPath({ locale, page: page + 1, form })) : null };
}
