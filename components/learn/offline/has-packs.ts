import { readStored } from '@/lib/session/browser-storage';
import { packsKey } from '@/lib/session/keys';

/** Whether this browser keeps any levels; whoever keeps none needs neither their database nor its code. */
export const hasPacks = (): boolean => readStored(packsKey) !== null;
