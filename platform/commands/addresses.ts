/** `npm run addresses` writes lib/contract/addresses.ts anew from the contract. */
import { writeFileSync } from 'node:fs';
import { addressesFile } from '../api/addresses-file';

writeFileSync('lib/contract/addresses.ts', addressesFile());
