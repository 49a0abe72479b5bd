import * as z from 'zod';
import { operationsOf } from '@/lib/kernel/api/operation';
import { integer, priceMapSchema } from '@/lib/kernel/api/shapes';

const { get } = operationsOf('ecommerce');
/** The course list as copy asks for it: of the products it names, what may stand in a text. The catalogue's contract has the whole of the operation. */
export const productFacts = get('/catalogue', {
  summary: 'What copy may ask of some products',
  access: 'public',
  query: z.object({ ids: z.string().max(2000), pageSize: z.string() }),
  response: z.object({
    products: z.array(z.object({ id: z.string(), price: priceMapSchema, lessonCount: integer.nullable() })),
  }),
});
