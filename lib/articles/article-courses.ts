import 'server-only';
import type { CardItem } from '@/lib/catalogue/catalogue-cards';
import { findCards, listCards } from '@/lib/catalogue/reads';

const most = 3;

/** The courses an article links to, in its order; where it links to none, or none is sold in its language, those the shop recommends. */
export async function coursesFor(html: string): Promise<CardItem[]> {
  const linked = [...html.matchAll(/href="[^"]*\/courses\/([A-Za-z0-9-]+)["#?]/g)].map(([, id = '']) => id);
  const found = await findCards([...new Set(linked)].slice(0, most));
  if (found.length > 0) return found;
  const { items } = await listCards(null, 1);
  return items.filter(({ featured }) => featured).slice(0, most);
}
