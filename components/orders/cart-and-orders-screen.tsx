import { CartScreen } from '@/components/cart/cart-screen';
import { UnpaidOrders } from './unpaid-orders';

/** The cart; if it is empty, the orders that wait for their payment. */
export default function CartAndOrdersScreen() {
  return <CartScreen unpaid={<UnpaidOrders />} />;
}
