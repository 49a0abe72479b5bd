/** `npm run addresses` writes lib/contract/addresses anew from the contract. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { addressFiles } from '@/platform/addresses-file';

const folder = 'lib/contract/addresses';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, text] of addressFiles()) writeFileSync(`${folder}/${name}`, text);
