import { getTranslations } from 'next-intl/server';
import { PeriodGate } from './period-gate';
import { RichText } from '@/components/ui/rich-text';
import type { Campaign } from '@/lib/api/cms';
import { listCatalogue } from '@/lib/data/catalogue';
import { currencyOfLocale, formatMoney, fromMainUnit } from '@/lib/domain/money';
import { Link } from '@/lib/i18n/link';
import { pageLocale } from '@/lib/i18n/page-locale';

/** What the campaign is about; its products, while it runs. */
export async function CampaignOffer({ campaign }: { campaign: Campaign }) {
  const [locale, catalogue, t] = await Promise.all([pageLocale(), listCatalogue(), getTranslations('editorial.campaign')]);
  const currency = currencyOfLocale(locale);
  const products = catalogue.filter((product) => campaign.productIds.includes(product.id));
  return (
    <div className="wrap grid gap-10 py-10 md:py-16">
      <RichText html={campaign.description} />
      <PeriodGate
        startsAt={campaign.startsAt}
        endsAt={campaign.endsAt}
        active={
          <section className="grid gap-4">
            <h2 className="text-[1.5rem]">{t('products')}</h2>
            <ul className="grid gap-4 md:grid-cols-3">
              {products.map((product) => {
                const price = product.price[currency];
                return (
                  <li key={product.id} className="card grid gap-2 p-5">
                    <Link to={`courses/${product.id}`} className="font-bold hover:text-action">
                      {product.copy.title}
                    </Link>
                    <p className="text-ink-2">{product.copy.summary}</p>
                    {price ? <p className="font-bold">{formatMoney(fromMainUnit(price.sellPrice, currency), locale)}</p> : null}
                  </li>
                );
              })}
            </ul>
          </section>
        }
      />
    </div>
  );
}
