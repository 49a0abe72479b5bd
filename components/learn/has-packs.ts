import { readStored } from '@/lib/kernel/browser/browser-storage';
import { packsKey } from '@/lib/kernel/browser/keys';

/** Whether this browser keeps any levels; whoever keeps none needs neither their database nor its code. */
export const hasPacks = (): boolean => readStored(packsKey) !== null;
