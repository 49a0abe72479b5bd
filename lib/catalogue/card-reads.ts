import 'server-only';
import type { CardReads } from './catalogue-cards';
import { readApi } from '@/lib/kernel/api/server';
import { courseCopyOperations } from '@/lib/pages/cms-contract';
import { ecommerceOperations } from '@/lib/orders/ecommerce-contract';

/** What cards are made of, as pages read it. @throws ApiFailure */
export const cardReads: CardReads = {
  catalogue: (query) => readApi(ecommerceOperations.catalogue, { query }),
  copies: (query) => readApi(courseCopyOperations.cards, { query }),
};
