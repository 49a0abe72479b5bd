import { cartOperations } from '@/lib/contract/cart';
import { courseOperations } from '@/lib/contract/course';
import { ecommerceOperations } from '@/lib/contract/ecommerce';
import { ladderOperations } from '@/lib/contract/ladder';
import { learnerOperations } from '@/lib/contract/learners';
import { learningOperations } from '@/lib/contract/learning';
import { notebookOperations } from '@/lib/contract/notebook';
import { problemReportOperations } from '@/lib/contract/problem-reports';
import { userOperations } from '@/lib/contract/user';
import type { Operation } from '@/lib/contract/operation';

/** What the browser calls, by the file that describes it. */
const called: Readonly<Record<string, Readonly<Record<string, Record<string, Operation>>>>> = {
  cart: { cartOperations },
  course: { courseOperations },
  ecommerce: { ecommerceOperations },
  ladder: { ladderOperations },
  learners: { learnerOperations },
  learning: { learningOperations },
  notebook: { notebookOperations },
  'problem-reports': { problemReportOperations },
  user: { userOperations },
};

/** `lib/contract/addresses.ts`: where operations are found, without their shapes. */
export function addressesFile(): string {
  const groups = Object.entries(called).flatMap(([file, group]) =>
    Object.entries(group).map(([name, operations]) => {
      const lines = Object.entries(operations).map(
        ([key, { api, method, path }]) => `  ${key}: { api: '${api}', method: '${method}', path: '${path}' },`,
      );
      return `export const ${name} = {\n${lines.join('\n')}\n} as unknown as typeof import('./${file}').${name};`;
    }),
  );
  return `/**
 * Written by \`npm run addresses\`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

${groups.join('\n\n')}
`;
}
