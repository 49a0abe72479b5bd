import { rmSync } from 'node:fs';

/** The shop has ended by now; its data folder was made for this run alone. */
export default function removeShopData() {
  if (process.env.E2E_DATA_DIR) rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true });
}
