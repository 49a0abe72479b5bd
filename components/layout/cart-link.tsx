import { Icon } from '@/components/ui/icon';

/** The way to the cart, shown only while something is in it. */
export function CartLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className="cart-link size-11 place-items-center rounded-full" aria-label={label}>
      <Icon name="cart" className="size-6" />
    </a>
  );
}
