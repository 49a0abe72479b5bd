import { readStored } from '@/lib/kernel/browser/browser-storage';
import { packsKey } from '@/lib/kernel/browser/keys';

/** Whether this browser stores any levels; if not, neither their database nor its code is loaded. */
export const hasPacks = (): boolean => readStored(packsKey) !== null;
