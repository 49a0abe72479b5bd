import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { startInstances, where } from './instances.mjs';
import { patience, product, purchase } from './purchase.mjs';
import { row } from './shop.mjs';

/** Requests per second. More than the two cores can process in addition to the load generator would only wait in the client's queue. */
const rate = 200;
const connections = 40;
const customers = 2;
const shared = ['/en-US', '/zh-TW/courses', '/api/ecommerce/products', '/ja-JP/faq', '/api/course/coursePlans'];
const personal = ['/api/user', '/api/user/entitlements', '/api/ecommerce/orders'];

/**
 * Replaces two instances one after the other, by the same version, while pages, reads and personal responses are requested in turn and two customers
 * buy continuously.
 */
export async function measureRolling({ requests: given = '100000' }) {
  const requests = Number(given);
  const state = { replaced: 1, isRolled: false, isOver: false };
  const shop = await startInstances();
  try {
    const token = await purchase({ url: shop.url, instance: shop.instances[0] }, []);
    const loading = load(shop.url, { requests, token, state });
    const buying = Array.from({ length: customers }, () => buy(shop, state));
    const seconds = await roll(shop, { requests, state });
    const { answered, other, reset, longest } = await loading;
    state.isOver = true;
    const bought = (await Promise.all(buying)).flat();
    const lost = bought.filter((isPaid) => !isPaid).length;
    const check = await shop.check();
    const number = (value) => value.toLocaleString('en-US');
    return {
      where: `${where} and the load on the same cores; ${rate} requests a second wanted of pages, reads and personal answers in turn, ${customers} customers who buy without end`,
      title: `A deploy under load: both instances replaced one after the other by the same version, nothing lost of ${number(requests)} requests, every purchase paid and delivered once`,
      columns: ['what', 'measured', ''],
      rows: [
        row(['requests answered', number(answered)], answered >= requests),
        row(['of them not 200', number(other)], other === 0),
        row(['requests whose line was reset', number(reset)], reset === 0),
        row(['longest answer, s', (longest / 1_000).toFixed(1)], longest < patience),
        row(['purchases begun', number(bought.length)], bought.length > 0),
        row(['of them lost', number(lost)], lost === 0),
        row(['paid and delivered once', number(bought.length - lost)], lost === 0),
        row(['both replaced in, s', seconds.toFixed(1)], true),
        row(['`npm run check` after it', check.includes('Whole.') ? 'whole' : 'not whole'], check.includes('Whole.')),
      ],
    };
  } finally {
    state.isRolled = state.isOver = true;
    await shop.stop();
  }
}

/** Replaces the instances after a quarter of the requests. @returns how many seconds it took */
async function roll(shop, { requests, state }) {
  await pause((1_000 * requests) / 4 / rate);
  const since = performance.now();
  for (const index of shop.instances.keys()) {
    state.replaced = index;
    // A registration that this instance has begun may finish.
    await pause(1_000);
    await shop.replace(index);
  }
  state.isRolled = true;
  return (performance.now() - since) / 1_000;
}

/** Sends `requests` requests, and more until the last instance is ready: each at its time, whether earlier ones are answered or not. */
async function load(url, { requests, token, state }) {
  // When nginx announces that it closes a connection, the client uses another one, as a browser does.
  const dispatcher = new Agent({ connections, headersTimeout: patience, bodyTimeout: patience });
  const paths = [...shared, ...personal];
  const found = { answered: 0, other: 0, reset: 0, longest: 0 };
  const ask = async (path) => {
    const since = performance.now();
    const headers = { 'accept-encoding': 'gzip', ...(personal.includes(path) && { authorization: `Bearer ${token}` }) };
    try {
      const { statusCode, body } = await request(url + path, { dispatcher, headers });
      await body.arrayBuffer();
      found.answered += 1;
      if (statusCode !== 200) found.other += 1;
      found.longest = Math.max(found.longest, performance.now() - since);
    } catch (error) {
      found.reset += 1;
      console.error(`${path}: ${error}`);
    }
  };
  const asked = [];
  const begun = performance.now();
  for (let turn = 0; turn < requests || !state.isRolled; turn += 1) {
    const wait = begun + (turn * 1_000) / rate - performance.now();
    if (wait > 0) await pause(wait);
    asked.push(ask(paths[turn % paths.length]));
  }
  await Promise.all(asked);
  await dispatcher.close();
  return found;
}

/** Makes one purchase after the other. @returns for each whether it was paid and delivered exactly once */
async function buy({ url, instances }, state) {
  const bought = [];
  while (!state.isOver) {
    const done = purchase({ url, instance: instances[1 - state.replaced] }, []).then((token) => once(url, token));
    const isPaid = await done.catch((error) => {
      console.error(String(error));
      return false;
    });
    bought.push(isPaid);
    await pause(200);
  }
  return bought;
}

async function once(url, token) {
  const headers = { authorization: `Bearer ${token}` };
  const json = async (path) => (await fetch(url + path, { headers })).json();
  const orders = await json('/api/ecommerce/orders');
  const owned = (await json('/api/user/entitlements')).filter(({ productId }) => productId === product);
  return orders.length === 1 && orders[0].status === 'PAID' && owned.length === 1;
}
