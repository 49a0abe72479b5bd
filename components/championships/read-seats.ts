import type { EntryForm } from '@/lib/championships/contract';
import { seatsAddress } from '@/lib/championships/seats-address';
import type { Locale } from '@/lib/kernel/locale';

const asked = new Map<string, Promise<EntryForm>>();

/** Seats left by group, null where there is no limit; parallel calls share one request. Without the API client, which is larger than the page. */
export async function readSeats(slug: string, locale: Locale): Promise<Map<string, number | null>> {
  const address = seatsAddress(slug, locale);
  const answer = asked.get(address) ?? read(address).finally(() => asked.delete(address));
  asked.set(address, answer);
  return new Map((await answer).groups.map(({ id, placesLeft }) => [id, placesLeft]));
}

async function read(address: string): Promise<EntryForm> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return response.json();
}
