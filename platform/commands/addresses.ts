/** `npm run addresses` writes the addresses beside each contract anew. */
import { writeFileSync } from 'node:fs';
import { addressFiles } from '@/platform/addresses-file';

for (const [file, text] of addressFiles()) writeFileSync(file, text);
