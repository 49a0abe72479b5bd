import { CartScreen } from '@/components/cart/cart-screen';
import { UnpaidOrders } from './unpaid-orders';

/** What is going to be bought; where that is nothing, the orders that wait for their payment. */
export default function CartAndOrdersScreen() {
  return <CartScreen unpaid={<UnpaidOrders />} />;
}
