import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import {
  activationRejection,
  gradeNeededFor,
  gradesGiven,
  isActivatable,
  ownGrade,
  type ActivationRejection,
  type CourseGrades,
} from '@/lib/activation/activation';
import type { Grant } from '@/lib/catalogue/grant';
import type { Titles } from '@/lib/kernel/i18n/titles';
import { fromMainUnit, type Currency } from '@/lib/kernel/money';
import type { ProductType } from '@/lib/catalogue/product-type';
import type { Locale } from '@/lib/kernel/i18n/locales';
import {
  request_settings as settings,
  request_settings_activation_prices as ownPrices,
  users,
} from '@/platform/payload-generated-schema';
import { database, type Database } from '@/platform/kernel/database/database';
import { readProducts, type CatalogueProduct } from '@/platform/catalogue/products';
import { ServiceError } from '@/platform/kernel/service-error';
import { titleFor } from '@/platform/kernel/title-for';
import type { Teacher } from '@/platform/classes/access/require-teacher';

/**
 * A teacher's own IGQE grade: staff record it with the account, and it is stored nowhere else (docs/product.md,
 * "Activation and course codes").
 */
export async function ownGradeOf(db: Database, { id }: Pick<Teacher, 'id'>): Promise<number | null> {
  const [account] = await db.select({ rank: users.rank }).from(users).where(eq(users.id, id));
  return ownGrade(account?.rank ?? null);
}

/**
 * The price of activating a course, in minor units: its own, else the general one; null: no price is set, and the course
 * cannot be activated.
 */
type PriceOf = (productCode: string) => number | null;

export async function activationPrices(db: Database, currency: Currency): Promise<PriceOf> {
  const [row] = await db.select().from(settings).limit(1);
  if (!row) return () => null;
  const rows = await db.select().from(ownPrices).where(eq(ownPrices._parentID, row.id)).orderBy(asc(ownPrices._order));
  const minor = (amount: number | null) => (amount ? fromMainUnit(amount, currency).amount : null);
  const own = new Map(rows.map((one) => [one.productCode, minor(one[`price_${currency}`])]));
  const usual = minor(row[`activationPrice_${currency}`]);
  return (productCode) => own.get(productCode) ?? usual;
}

const courseTypes: readonly ProductType[] = ['hjjCoursePlan', 'generalCourses'];
type Sold = {
  type: ProductType;
  price: Partial<Record<Currency, { sellPrice: number }>>;
  grants: readonly Grant[];
};

/** Courses that have a price in the shop and can be activated; trials and the starter course are free for all. */
export const isOffered = ({ type, price, grants }: Sold): boolean =>
  courseTypes.includes(type) && Object.values(price).some((one) => (one?.sellPrice ?? 0) > 0) && isActivatable(grants);

export type Offer = CourseGrades & {
  productId: string;
  type: ProductType;
  title: string;
  titles: Titles;
  grants: Grant[];
  /** Minor units. */
  price: number | null;
  refusal: ActivationRejection | null;
  /** The weakest own grade that is enough; null: no teacher can activate it. */
  gradeNeeded: number | null;
};

export function offerOf(
  { facts, titles, grants }: CatalogueProduct,
  locale: Locale,
  grade: number | null,
  priceOf: PriceOf,
): Offer {
  const { id: productId, type, gradeFrom, gradeTo } = facts;
  const price = priceOf(productId);
  const given = gradesGiven({ gradeFrom, gradeTo }, grants);
  return {
    productId,
    type,
    title: titleFor(titles, [locale], productId),
    titles,
    grants,
    gradeFrom,
    gradeTo,
    price,
    refusal: activationRejection(grade, given, price),
    gradeNeeded: gradeNeededFor(given),
  };
}

type Wanted = { productId: string; locale: Locale; currency: Currency };

/**
 * One course as this teacher may activate it now. Activation for students and orders of codes both check here.
 * @throws ServiceError PRODUCT_UNAVAILABLE for what is no course on sale in this language; NO_GRADE, BEYOND_GRADE,
 * NO_PRICE
 */
export async function requireOffer(
  payload: Payload,
  teacher: Pick<Teacher, 'id'>,
  { productId, locale, currency }: Wanted,
): Promise<Offer & { price: number }> {
  const product = (await readProducts(payload, [productId])).get(productId);
  if (!product?.facts.isActive[locale] || !isOffered({ ...product.facts, grants: product.grants }))
    throw new ServiceError('PRODUCT_UNAVAILABLE', 'no course to activate', { productId });
  const db = database(payload);
  const offer = offerOf(product, locale, await ownGradeOf(db, teacher), await activationPrices(db, currency));
  if (offer.refusal || offer.price === null)
    throw new ServiceError(offer.refusal ?? 'NO_PRICE', 'not activated', { productId });
  return { ...offer, price: offer.price };
}
