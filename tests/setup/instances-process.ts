import { startInstances } from './instances';

/** A request by the parent process. */
type Asked = { replace: number } | { take: string };

// Two instances in a process of their own, for a program that cannot import files of the tests (scripts/bench/instances.mjs). It sends their addresses, then the result of each request, and ends with its parent.
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
// Ctrl+C reaches the parent as well, which decides the order.
process.on('SIGINT', () => {});
process.on('message', (asked: Asked) =>
  done(asked).then(
    (found) => process.send!({ found }),
    (error: unknown) => process.send!({ error: String(error) }),
  ),
);
process.send!({ found: { url: shop.url, instances: shop.instances.map(({ url }) => url) } });
