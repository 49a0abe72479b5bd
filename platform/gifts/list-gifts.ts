import { lt } from '@payloadcms/db-postgres/drizzle';
import { createTranslator } from 'use-intl/core';
import type { Gift, GiftCard } from '@/lib/gifts/contract';
import type { PartOfList } from '@/lib/kernel/api/shapes';
import { nameOrNull } from '@/lib/kernel/person/person-name';
import { schoolTimeZone } from '@/lib/kernel/period';
import { env } from '@/lib/kernel/env';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { gifts } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { messages } from '@/platform/kernel/messages';
import { ServiceError } from '@/platform/kernel/service-error';
import { findGift, findGifts, localeOf, titleIn, toGift } from './gift-rows';
import { getMe } from '@/platform/account/profile';

type ListAsked = PartOfList & { locale?: Locale | undefined };

/** The gifts that the user has given, newest first, with their status. */
export async function listGifts({ ctx, input }: Asked<ListAsked>): Promise<Gift[]> {
  const user = requireUser(ctx);
  const db = database(ctx.payload);
  const last = input.before === undefined ? undefined : await findGift(db, user.id, input.before);
  const found = await findGifts(db, user.id, last && lt(gifts.id, last.gift.id), input.limit);
  return found.map((row) => toGift(row, input.locale, user.locale));
}

/** The card of a gift that can still be redeemed, in the recipient's language. */
export async function giftCard({ ctx, input }: Asked<{ id: string }>): Promise<GiftCard> {
  const row = await findGift(database(ctx.payload), requireUser(ctx).id, input.id);
  const { gift, code } = row;
  if (gift.status === 'CANCELLED' || code.redeemedAt || code.revokedAt)
    throw new ServiceError('STATE_CHANGED', 'its code opens nothing any more');
  const locale = localeOf(row);
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'giftCard' });
  const giver = nameOrNull((await getMe({ ctx })).realName) ?? messages[locale].mail.gift.someone;
  const day = (instant: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: schoolTimeZone }).format(new Date(instant));
  const address = `${new URL(env.SITE_URL).host}/${locale}/origin#/coupon`;
  return {
    locale,
    shop: messages[locale].mail.closing,
    heading: t('heading', { name: gift.recipientName }),
    title: titleIn(row, locale),
    message: gift.message || null,
    from: t('from', { giver }),
    codeLabel: t('code'),
    code: code.code,
    steps: [t('steps.open'), t('steps.enter'), t('steps.start')],
    address,
    expires: code.expiresAt && t('expires', { date: day(code.expiresAt) }),
  };
}
