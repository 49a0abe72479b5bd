import { getTranslations } from 'next-intl/server';
import { PeriodGate } from './period-gate';
import { Shelf } from '@/components/catalogue/card/shelf';
import { RichText } from '@/components/ui/rich-text';
import type { Campaign } from '@/lib/contract/cms';
import { findCards } from '@/lib/data/catalogue';

/** What the campaign is about; its products, in the campaign's order, while it runs. */
export async function CampaignOffer({ campaign }: { campaign: Campaign }) {
  const [products, t] = await Promise.all([findCards(campaign.productIds), getTranslations('editorial.campaign')]);
  return (
    <div className="wrap grid gap-10 py-10 md:py-16">
      <RichText html={campaign.description} />
      <PeriodGate
        startsAt={campaign.startsAt}
        endsAt={campaign.endsAt}
        active={
          <section className="grid gap-4">
            <h2 className="text-[1.5rem]">{t('products')}</h2>
            <Shelf items={products} className="md:grid-cols-3" />
          </section>
        }
      />
    </div>
  );
}
