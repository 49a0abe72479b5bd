import { rmSync } from 'node:fs';

/** The shop has ended by now; its data folder was made for this run alone. */
export default function removeShopData() {
  const { E2E_DATA_DIR } = process.env;
  if (E2E_DATA_DIR) rmSync(E2E_DATA_DIR, { recursive: true, force: true });
}
