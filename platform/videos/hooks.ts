import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';

/** Called after the length of a video changed, in the transaction that wrote it and holds the lock on the video's row. */
export const onVideoLength = defineHook<[Database, number]>('onVideoLength');
