import 'server-only';
import type { CardReads } from '../api/catalogue-cards';
import { readApi } from '../api/server';
import { courseCopyOperations } from '../contract/cms';
import { ecommerceOperations } from '../contract/ecommerce';

/** What cards are made of, as pages read it. @throws ApiFailure */
export const cardReads: CardReads = {
  catalogue: (query) => readApi(ecommerceOperations.catalogue, { query }),
  copies: (query) => readApi(courseCopyOperations.cards, { query }),
};
