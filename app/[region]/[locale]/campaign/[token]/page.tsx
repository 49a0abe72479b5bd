import { notFound } from 'next/navigation';
import { CampaignOffer } from '@/components/editorial/campaign-offer';
import { PageHeading } from '@/components/editorial/page-heading';
import { PeriodNote } from '@/components/editorial/period-note';
import { PageLanguages } from '@/components/layout/page-languages';
import { findCampaign, isEnded, languagesOf, listCampaigns } from '@/lib/data/editorial';
import { campaignMetadata } from '@/lib/i18n/metadata';

export async function generateStaticParams() {
  return (await listCampaigns()).map(({ token }) => ({ token }));
}

type Props = { params: Promise<{ token: string }> };

async function read(params: Props['params']) {
  const campaign = (await findCampaign((await params).token)) ?? notFound();
  return { campaign, availableIn: await languagesOf('campaigns', campaign.token) };
}

export async function generateMetadata({ params }: Props) {
  const { campaign, availableIn } = await read(params);
  return campaignMetadata(campaign, { ended: await isEnded(campaign), availableIn });
}

/** Seen by visitors at `/{locale}{token}`, e.g. /zh-TWspring2027. */
export default async function CampaignPage({ params }: Props) {
  const { campaign, availableIn } = await read(params);
  return (
    <>
      <PageHeading title={campaign.title} lead={campaign.summary}>
        <PeriodNote period={campaign} />
      </PageHeading>
      <CampaignOffer campaign={campaign} />
      <PageLanguages
        path={campaign.token}
        availableIn={availableIn}
        hrefIn={(locale) => `/${locale}${campaign.token}`}
      />
    </>
  );
}
