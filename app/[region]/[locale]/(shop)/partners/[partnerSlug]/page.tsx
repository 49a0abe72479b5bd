import { redirect } from 'next/navigation';
import { MarketPage } from '@/components/partners/market-page';
import { shareImage } from '@/lib/partners/covers';
import { languagesOfMarket, readMarkets } from '@/lib/partners/reads';
import { openMarket } from '@/lib/partners/open-market';
import { readPlans } from '@/lib/fulfilment/plans-reads';
import { hrefFor } from '@/lib/kernel/links/href';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import { pageMetadata } from '@/lib/site/page-metadata';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

export async function generateStaticParams() {
  const markets = await readMarkets(defaultLocale);
  return markets.length > 0 ? markets.map(({ handle }) => ({ partnerSlug: handle })) : [{ partnerSlug: 'none' }];
}

type Props = { params: Promise<{ partnerSlug: string }> };

export async function generateMetadata({ params }: Props) {
  const opened = await openMarket((await params).partnerSlug, readPlans);
  if (opened.status === 'NOT_FOUND') return {};
  const { handle, name, description, banner, cover } = opened.market;
  return pageMetadata({
    path: `partners/${handle}`,
    title: name,
    description,
    availableIn: await languagesOfMarket(handle),
    image: shareImage('markets', handle, { picture: banner, cover }),
    ended: opened.status === 'ENDED',
  });
}

/** A partner's market, e.g. /partners/sunrise-books; it has no choice of language. One that cannot be loaded sends the visitor home. */
export default async function Market({ params }: Props) {
  const opened = await openMarket((await params).partnerSlug, readPlans);
  if (opened.status === 'NOT_FOUND') redirect(hrefFor(await pageLocale(), ''));
  return <MarketPage opened={opened} />;
}
