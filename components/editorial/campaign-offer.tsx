import { getTranslations } from 'next-intl/server';
import { PeriodGate } from './period-gate';
import { CatalogueCard } from '@/components/go/catalogue-card';
import { RichText } from '@/components/ui/rich-text';
import type { Campaign } from '@/lib/contract/cms';
import { listCatalogue } from '@/lib/data/catalogue';
import { productLabels } from '@/lib/data/product-labels';
import { pageLocale } from '@/lib/i18n/page-locale';

/** What the campaign is about; its products, in the campaign's order, while it runs. */
export async function CampaignOffer({ campaign }: { campaign: Campaign }) {
  const [locale, catalogue, labels, t] = await Promise.all([
    pageLocale(),
    listCatalogue(),
    productLabels(),
    getTranslations('editorial.campaign'),
  ]);
  const products = campaign.productIds.flatMap((id) => catalogue.filter((product) => product.id === id));
  return (
    <div className="wrap grid gap-10 py-10 md:py-16">
      <RichText html={campaign.description} />
      <PeriodGate
        startsAt={campaign.startsAt}
        endsAt={campaign.endsAt}
        active={
          <section className="grid gap-4">
            <h2 className="text-[1.5rem]">{t('products')}</h2>
            <ul className="grid gap-5 md:grid-cols-3">
              {products.map((product) => (
                <li key={product.id}>
                  <CatalogueCard item={product} labels={labels} locale={locale} />
                </li>
              ))}
            </ul>
          </section>
        }
      />
    </div>
  );
}
