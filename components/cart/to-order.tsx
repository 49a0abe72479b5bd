import type { ReactNode } from 'react';
import { hashFor } from '@/components/ui/shell/hash-route';

/** How a message links to an order. */
export function toOrder(id: string) {
  return function OrderLink(text: ReactNode) {
    return (
      <a href={hashFor(`orders/${id}`)} className="link">
        {text}
      </a>
    );
  };
}
