import 'server-only';
import type { CardReads } from './catalogue-cards';
import { readApi } from '@/lib/kernel/api/server';
import { courseCopyOperations } from '@/lib/pages/cms-contract';
import { catalogueOperations } from './contract';

/** Reads the data of cards on the server. @throws ApiFailure */
export const cardReads: CardReads = {
  catalogue: (query) => readApi(catalogueOperations.catalogue, { query }),
  copies: (query) => readApi(courseCopyOperations.cards, { query }),
};
