import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { CatalogueCard } from '@/components/go/catalogue-card';
import { EmptyState } from '@/components/ui/empty-state';
import type { CatalogueItem } from '@/lib/data/catalogue';
import { productLabels } from '@/lib/data/product-labels';
import { siteMetadata } from '@/lib/data/site';
import { sortOrders } from '@/lib/domain/catalogue-filter';
import { currencyOfLocale, formatMoney, fromMainUnit } from '@/lib/domain/money';
import { hrefFor, originHref } from '@/lib/i18n/href';
import { pageLocale } from '@/lib/i18n/page-locale';
import { factsOf, groupsOf, priceStep, tabsOf } from './catalogue';
import { CardList } from './card-list';
import { CatalogueBehaviour } from './catalogue-behaviour';
import { CatalogueScript } from './catalogue-script';
import { Filters } from './filters';
import { keepMarkup } from './list-markup';
import { staticMarkup } from './static-markup';
import { TypeTabs } from './type-tabs';

/** The whole catalogue in one list; the browser shows the part the address asks for. */
export async function CataloguePage({ items }: { items: CatalogueItem[] }) {
  const [t, common, locale, site, labels] = await Promise.all([
    getTranslations('courses'),
    getTranslations('common'),
    pageLocale(),
    siteMetadata(),
    productLabels(),
  ]);
  const currency = currencyOfLocale(locale);
  const tabs = tabsOf(items);
  const settings = { tabs: Object.fromEntries(tabs.map(({ key, types }) => [key, types])), step: priceStep[currency] };
  const [one, other] = [t('countOne'), t('countOther')];
  const list = groupsOf(items).map((group) => (
    <Fragment key={group.type}>
      <li data-group={group.type} id={`type-${group.type}`} className="catalogue-group">
        <h2>{t(`type.${group.type}`)}</h2>
      </li>
      {group.items.map((item) => (
        <li key={item.id} data-f={factsOf(item, locale)}>
          <CatalogueCard item={item} labels={labels} locale={locale} />
        </li>
      ))}
    </Fragment>
  ));
  return (
    <div className="wrap pt-8 pb-20 md:pt-12" data-settings={JSON.stringify(settings)}>
      <h1 className="text-[clamp(2rem,1.2rem+2.6vw,3.2rem)]">{t('title')}</h1>
      <p className="prose-width mt-3 text-ink-2">{t('lead')}</p>
      <TypeTabs
        label={t('tabs')}
        tabs={[
          { key: '', label: t('all'), count: items.length },
          ...tabs.map(({ key, count }) => ({ key, label: t(`type.${key}`), count })),
        ]}
      />
      <div className="catalogue">
        <Filters step={formatMoney(fromMainUnit(priceStep[currency], currency), locale)} />
        <div className="min-w-0">
          <div className="catalogue-bar">
            <p data-count="" data-one={one} data-other={other} role="status" suppressHydrationWarning>
              {(items.length === 1 ? one : other).replace('#', String(items.length))}
            </p>
            <label className="catalogue-sort">
              {t('sort')}
              <select autoComplete="off" suppressHydrationWarning>
                {['', ...sortOrders].map((sort) => (
                  <option key={sort} value={sort}>
                    {t(sort ? `sorts.${sort as (typeof sortOrders)[number]}` : 'sorts.recommended')}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <CardList markupKey={keepMarkup(staticMarkup(list))} label={t('listName')} />
          <div data-empty="" hidden={items.length > 0} suppressHydrationWarning>
            <EmptyState title={common('noContent')}>
              <p>{t('emptyHint')}</p>
              <a href={hrefFor(locale, 'courses')} className="btn btn-secondary mt-4">
                {t('reset')}
              </a>
            </EmptyState>
          </div>
        </div>
      </div>
      <CatalogueScript />
      <CatalogueBehaviour
        labels={{
          loginHref: originHref(site, locale, 'login'),
          currency,
          locale,
          couponApplied: t('couponApplied', { code: '{code}' }),
          couponRefused: t('couponRefused', { code: '{code}' }),
        }}
      />
    </div>
  );
}
