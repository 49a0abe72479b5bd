import { useInfiniteQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { giftOperations as operations } from './addresses';
import type { Gift, giftInputSchema } from './contract';
import { call } from '@/lib/kernel/api/client';
import { inPageLanguage } from '@/lib/kernel/api/page-language';
import { getQueryClient, reading, thenInvalidate } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import { entitlementsQuery } from '@/lib/fulfilment/queries';

const giftsKey = ['user', 'gifts'];
const pageLength = 20;

/** Gifts the user has made, newest first, with titles in the page's language. Each request reads one more than is shown, to know whether there are older ones. */
export const useGifts = () =>
  useInfiniteQuery(
    {
      queryKey: [...giftsKey, 'given'],
      initialPageParam: undefined as string | undefined,
      queryFn: ({ pageParam: before, signal }) =>
        call(operations.gifts, { query: { ...inPageLanguage(), before, limit: pageLength + 1 } }, signal),
      getNextPageParam: (page) => (page.length > pageLength ? page[pageLength - 1]?.id : undefined),
      select: ({ pages }) => pages.flatMap((page) => page.slice(0, pageLength)),
    },
    getQueryClient(),
  );
export const useGiftCard = (id: string) =>
  useRead({ ...reading([...giftsKey, id], operations.card, { params: { id } }), staleTime: 0 });

/** Invalidates also when the call fails: the account's usable codes may have changed. */
const thenReadCodes = (answer: Promise<Gift>) => thenInvalidate(answer, giftsKey, entitlementsQuery().queryKey);

/** @param key one for each filled-in form, so that a repeated request is the same gift */
export const createGift = (body: z.input<typeof giftInputSchema>, key: string) =>
  thenReadCodes(call(operations.give, { body, headers: { 'idempotency-key': key } }));
export const revokeGift = (id: string) => thenReadCodes(call(operations.callBack, { params: { id } }));
