import { cartOperations as operations } from './addresses';
import type { SavedCart } from './contract';
import { call } from '@/lib/kernel/api/client';

export const readCart = () => call(operations.cart, {});
/** @throws ApiError STATE_CHANGED when another device was faster */
export const saveCart = (body: SavedCart) => call(operations.saveCart, { body });
