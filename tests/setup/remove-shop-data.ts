import { rmSync } from 'node:fs';
import { preparedFolder } from './prepared-data';

/** The shop has ended by now; its data folder, and what others copied, were made for this run alone. */
export default function removeShopData() {
  const { E2E_DATA_DIR } = process.env;
  if (!E2E_DATA_DIR) return;
  for (const folder of [E2E_DATA_DIR, preparedFolder()]) rmSync(folder, { recursive: true, force: true });
}
