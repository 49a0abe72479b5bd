import { startInstances } from './instances';

/** What whoever started this process asks it to do. */
type Asked = { replace: number } | { take: string };

// Two instances in a process of their own, for whom nothing of the tests may be imported (scripts/bench/instances.mjs). It says where they are, then what came of what it was asked, and ends with whoever started it.
const shop = await startInstances({ isBuilt: false });

async function end() {
  await shop.end();
  process.exit(0);
}
async function done(asked: Asked) {
  if ('take' in asked) return shop.take(asked.take);
  await shop.instances[asked.replace]!.stop();
  return shop.serve(asked.replace);
}
process.on('disconnect', end);
// Whoever started it is told by the same key, and decides the order.
process.on('SIGINT', () => {});
process.on('message', (asked: Asked) =>
  done(asked).then(
    (found) => process.send!({ found }),
    (error: unknown) => process.send!({ error: String(error) }),
  ),
);
process.send!({ found: { url: shop.url, instances: shop.instances.map(({ url }) => url) } });
