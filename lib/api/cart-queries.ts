import { cartOperations as operations, type KeptCart } from '../contract/cart';
import { call } from './client';

export const readCart = () => call(operations.cart, {});
/** @throws ApiError STATE_CHANGED when another device was faster */
export const saveCart = (body: KeptCart) => call(operations.saveCart, { body });
