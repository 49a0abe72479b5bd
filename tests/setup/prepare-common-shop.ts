import { copyPrepared } from './prepared-data';

// The data that the shop of the end-to-end tests begins with (playwright.config.ts).
await copyPrepared(process.env, process.env.DATA_DIR!);
