import { notFound } from 'next/navigation';
import { BlockList } from '@/components/pages/block-list';
import { PageJsonLd } from '@/components/pages/page-json-ld';
import { PageLanguages } from '@/components/pages/page-languages';
import { heroShareImage } from '@/lib/pages/hero-share';
import { findCampaign, languagesOfCampaign, readCampaigns } from '@/lib/pages/reads';
import { isEnded } from '@/lib/kernel/cache/period-now';
import { campaignHref } from '@/lib/kernel/links/href';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import { campaignMetadata } from '@/lib/site/page-metadata';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

export async function generateStaticParams() {
  const campaigns = await readCampaigns(defaultLocale);
  return campaigns.length > 0 ? campaigns.map(({ token }) => ({ token })) : [{ token: 'none' }];
}

type Props = { params: Promise<{ token: string }> };

async function read(params: Props['params']) {
  const campaign = (await findCampaign((await params).token)) ?? notFound();
  const { token, blocks } = campaign;
  const locale = await pageLocale();
  const image = heroShareImage('campaigns', locale, token, blocks);
  return { campaign, image, href: campaignHref(locale, token), availableIn: await languagesOfCampaign(token) };
}

export async function generateMetadata({ params }: Props) {
  const { campaign, image, availableIn } = await read(params);
  return campaignMetadata(campaign, { ended: await isEnded(campaign), availableIn, image });
}

/** A campaign as staff composed it; its offers are shown while it runs. Visitors see it at `/{locale}{token}`, e.g. /zh-TWspring2027. */
export default async function CampaignPage({ params }: Props) {
  const { campaign, image, href, availableIn } = await read(params);
  const { token, blocks } = campaign;
  return (
    <>
      <BlockList blocks={blocks} period={campaign} />
      <PageJsonLd {...campaign} href={href} image={image} />
      <PageLanguages path={token} availableIn={availableIn} hrefIn={(locale) => campaignHref(locale, token)} />
    </>
  );
}
