import { Icon } from '@/components/ui/icon';

/** The way to the cart, shown only while something is in it. */
export function CartLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      className="relative hidden size-11 place-items-center rounded-full in-data-[cart=filled]:grid"
      aria-label={label}
    >
      <Icon name="cart" className="size-6" />
      <span className="absolute top-2 right-[7px] size-2.5 rounded-full border-2 border-shell bg-orange-600" />
    </a>
  );
}
