import { cartOperations as operations } from '../contract/addresses/cart';
import type { SavedCart } from '../contract/cart';
import { call } from './client';

export const readCart = () => call(operations.cart, {});
/** @throws ApiError STATE_CHANGED when another device was faster */
export const saveCart = (body: SavedCart) => call(operations.saveCart, { body });
