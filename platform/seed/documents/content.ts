import { TZDate } from '@date-fns/tz';
import { addDays, addMinutes } from 'date-fns';
import { parseBound } from '@/lib/kernel/calendar';
import type { SeedArticle } from '../content/articles';
import type { SeedCampaign } from '../content/campaigns';
import type { SeedChampionship } from '../content/championships';
import type { SeedCoupon } from '../content/coupons';
import type { SeedFaq, SeedFaqGroup } from '../content/faqs';
import type { SeedMarket } from '../content/markets';
import type { SeedPage } from '../content/pages';
import type { SeedCity, SeedExperienceCourse, SeedStore } from '../content/stores';
import type { SeedReview } from '../content/types';
import { localizedRichText } from '../rich-text';
import { rows, type Document, type Id } from '../writer';
import { blocksByLocale, type BlockIds } from './blocks';
import { idOf } from './catalogue';

type Ids = ReadonlyMap<string, Id>;
const order = (index: number) => (index + 1) * 10;

export const articleDocument = ({ content, ...article }: SeedArticle): Document => ({
  ...article,
  content: localizedRichText(content),
});

export const faqGroupDocument = ({ id, name, sortOrder }: SeedFaqGroup): Document => ({
  code: id,
  name,
  sortOrder,
});

export const faqDocument =
  (groups: Ids) =>
  ({ group, ...faq }: SeedFaq, index: number): Document => ({
    ...faq,
    group: idOf(groups, group),
    sortOrder: order(index),
  });

export const reviewDocument =
  (files: Ids) =>
  ({ media, ...review }: SeedReview): Document => ({
    ...review,
    ...(media && { media: idOf(files, media.name) }),
  });

export const cityDocument = ({ id, ...city }: SeedCity, index: number): Document => ({
  ...city,
  code: id,
  sortOrder: order(index),
});

export function storeDocument(cities: readonly SeedCity[], cityIds: Ids, today: Date) {
  return ({ id, cityId, experienceCourses, ...store }: SeedStore): Document => {
    const timeZone = cities.find((city) => city.id === cityId)!.timeZone;
    return {
      ...store,
      code: id,
      city: idOf(cityIds, cityId),
      experienceCourses: rows(experienceCourses.map((course) => experienceCourse(course, today, timeZone))),
    };
  };
}

/** Dated from the day of seeding, in the city's time zone. */
export function experienceCourse(course: SeedExperienceCourse, today: Date, timeZone: string) {
  const startsAt = addDays(new TZDate(today, timeZone), course.dayOffset);
  startsAt.setHours(course.hour, course.minute, 0, 0);
  return {
    startsAt: new Date(startsAt.getTime()).toISOString(),
    endsAt: new Date(addMinutes(startsAt, course.durationMinutes).getTime()).toISOString(),
    seats: course.seats,
    seatsTaken: course.seatsTaken,
    ageFrom: course.ageFrom,
    ageTo: course.ageTo,
  };
}

export const championshipDocument = ({
  description,
  rules,
  groups,
  prizes,
  results,
  ...event
}: SeedChampionship): Document => ({
  ...event,
  description: localizedRichText(description),
  rules: localizedRichText(rules),
  groups: rows(groups),
  prizes: rows(prizes),
  results: rows(results),
});

export const campaignDocument =
  (ids: BlockIds) =>
  ({ blocks, ...campaign }: SeedCampaign): Document => ({ ...campaign, blocks: blocksByLocale(blocks, ids) });

export const marketDocument =
  (products: Ids) =>
  ({ categories, prices, ...market }: SeedMarket): Document => {
    const codes = [...new Set([...categories.flatMap(({ productIds }) => productIds), ...Object.keys(prices)])];
    return {
      ...market,
      products: rows(codes.map((code) => ({ product: idOf(products, code), sellPrice: prices[code] ?? {} }))),
    };
  };

export const categoryDocuments = (products: Ids, markets: Ids, seed: readonly SeedMarket[]): Document[] =>
  seed.flatMap(({ handle, categories }) =>
    categories.map(({ slug, name, productIds }, index) => ({
      slug,
      name,
      market: idOf(markets, handle),
      products: productIds.map((code) => idOf(products, code)),
      sortOrder: order(index),
    })),
  );

export const couponDocument =
  (products: Ids) =>
  ({ onlyProducts, perCurrency, ...coupon }: SeedCoupon): Document => ({
    ...coupon,
    perCurrency: perCurrency ?? {},
    onlyProducts: onlyProducts.map((code) => idOf(products, code)),
  });

/** A seeded page; its address is protected. */
export const pageDocument =
  (ids: BlockIds) =>
  ({ blocks, effectiveDate, ...page }: SeedPage): Document => ({
    ...page,
    isProtected: true,
    effectiveAt: effectiveDate ? parseBound(effectiveDate, 'start').toISOString() : null,
    blocks: blocksByLocale(blocks, ids),
  });
