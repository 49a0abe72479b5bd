import { row } from './shop.mjs';
import { wrk } from './wrk.mjs';

const reads = [
  'ecommerce/products',
  'course/coursePlans',
  'ecommerce/markets/MARKET',
  'backstage/brickAndMortarStore/store?cityId=CITY',
];

/** API reads at 16 connections. */
export async function measureApi(shop) {
  const json = async (address) => (await fetch(`${shop.url}/api/${address}`)).json();
  const [market] = await json('ecommerce/markets');
  const [city] = await json('backstage/brickAndMortarStore/region/TW/city?regionId=TW');
  const rows = [];
  for (const read of reads) {
    const address = read.replace('MARKET', market.handle).replace('CITY', city.id);
    await fetch(`${shop.url}/api/${address}`);
    const { rate, p99 } = await wrk(`${shop.url}/api/${address}`);
    rows.push(row([address, rate.toFixed(0), p99.toFixed(1)], rate >= 1000 && p99 <= 50));
  }
  return {
    title: 'API reads, 16 connections: ≥ 1,000/s, p99 ≤ 50 ms',
    columns: ['read', 'requests/s', 'p99 ms', ''],
    rows,
  };
}
