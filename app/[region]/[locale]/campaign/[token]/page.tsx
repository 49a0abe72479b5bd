import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Shelf } from '@/components/catalogue/card/shelf';
import { PageHeading } from '@/components/editorial/page-heading';
import { PeriodGate } from '@/components/editorial/period-gate';
import { PeriodNote } from '@/components/editorial/period-note';
import { PageLanguages } from '@/components/layout/page-languages';
import { RichText } from '@/components/ui/rich-text';
import { findCards } from '@/lib/data/catalogue';
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

/** What the campaign is about; its products, in its own order, while it runs. Seen by visitors at `/{locale}{token}`, e.g. /zh-TWspring2027. */
export default async function CampaignPage({ params }: Props) {
  const [{ campaign, availableIn }, t] = await Promise.all([read(params), getTranslations('editorial.campaign')]);
  const { title, summary, description, token, productIds, startsAt, endsAt } = campaign;
  return (
    <>
      <PageHeading title={title} lead={summary}>
        <PeriodNote period={campaign} />
      </PageHeading>
      <div className="wrap grid gap-10 py-10 md:py-16">
        <RichText html={description} />
        <PeriodGate
          startsAt={startsAt}
          endsAt={endsAt}
          active={
            <section className="grid gap-4">
              <h2 className="text-[1.5rem]">{t('products')}</h2>
              <Shelf items={await findCards(productIds)} className="md:grid-cols-3" />
            </section>
          }
        />
      </div>
      <PageLanguages path={token} availableIn={availableIn} hrefIn={(locale) => `/${locale}${token}`} />
    </>
  );
}
