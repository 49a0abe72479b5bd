import 'server-only';
import type { CardReads } from './catalogue-cards';
import { readApi } from '@/lib/kernel/api/server';
import { courseCopyOperations } from '@/lib/pages/cms-contract';
import { catalogueOperations } from './contract';

/** What cards are made of, as pages read it. @throws ApiFailure */
export const cardReads: CardReads = {
  catalogue: (query) => readApi(catalogueOperations.catalogue, { query }),
  copies: (query) => readApi(courseCopyOperations.cards, { query }),
};
