import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { giftOperations as operations, type Gift, type giftInputSchema } from '../contract/gifts';
import { isLocale } from '../domain/locale';
import { call } from './client';
import { getQueryClient, reading } from './query-client';
import { entitlementsQuery } from './user-queries';

const giftsKey = ['user', 'gifts'];

/** What was given is named in the language of the page. */
const giftsQuery = () => {
  const { lang } = document.documentElement;
  return reading(giftsKey, operations.gifts, { query: isLocale(lang) ? { locale: lang } : {} });
};
export const useGifts = () => useQuery(giftsQuery(), getQueryClient());
export const useGiftCard = (id: string) =>
  useQuery({ ...reading([...giftsKey, id], operations.card, { params: { id } }), staleTime: 0 }, getQueryClient());

/** Whatever came of it: a code is no longer among those that can be used, or is there again. */
async function thenReadCodes(answer: Promise<Gift>): Promise<Gift> {
  try {
    return await answer;
  } finally {
    const client = getQueryClient();
    const stale = [giftsKey, entitlementsQuery().queryKey];
    await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
  }
}

/** @param key one for each time the form is filled in: what is sent again is the same gift */
export const makeGift = (body: z.input<typeof giftInputSchema>, key: string) =>
  thenReadCodes(call(operations.give, { body, headers: { 'idempotency-key': key } }));
export const callBackGift = (id: string) => thenReadCodes(call(operations.callBack, { params: { id } }));
