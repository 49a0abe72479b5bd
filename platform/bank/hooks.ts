import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';

/** Called at the end of the transaction in which staff withdrew a problem, put it back or corrected its grade. */
export const onBankChanged = defineHook<[Database]>('onBankChanged');
