import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';

/** Called after a film got another length, in the transaction that wrote it and holds the film's row. */
export const onFilmLength = defineHook<[Database, number]>('onFilmLength');
